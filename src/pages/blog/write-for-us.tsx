import { ActionButton } from '../../components/action-button.tsx';
import { Section } from '../../components/section.tsx';
import { feed, writeForUs } from '../../content/blog.ts';

/** An invitation to those the posts are about, and the way for those who want to go on reading. */
export function WriteForUs() {
  return (
    <Section ground="raffia" heading="beside" title={writeForUs.title}>
      <p className="mb-6 max-w-measure text-lead">{writeForUs.text}</p>
      <ActionButton action={writeForUs.link} look="outlined" />
      <p className="mt-8">
        <a href="/rss.xml">{feed}</a>
      </p>
    </Section>
  );
}
