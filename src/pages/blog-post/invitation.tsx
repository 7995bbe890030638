import { ActionButton } from '../../components/action-button.tsx';
import { Section } from '../../components/section.tsx';
import { invitation } from '../../content/blog.ts';

/** What a reader can do next. */
export function Invitation() {
  return (
    <Section ground="sun" heading="beside" title={invitation.title}>
      <p className="mb-6 font-display text-large leading-snug font-bold">{invitation.text}</p>
      <ActionButton action={invitation.link} />
    </Section>
  );
}
