import { EmailLink, withPhoneLinks } from '../../components/contact-links.tsx';
import { Section } from '../../components/section.tsx';
import { governance } from '../../content/about.ts';
import { organisation } from '../../content/organisation.ts';

/** Who decides, and what anybody can hold us to. */
export function Governance() {
  const { title, paragraphs, promises } = governance;
  return (
    <Section ground="raffia" heading="beside" title={title}>
      <div className="gap-10 stack-5 lg:columns-2 lg:stack-0">
        {paragraphs.map((text) => (
          <p className="break-inside-avoid" key={text}>
            {text}
          </p>
        ))}
      </div>
      <h3 className="mt-12 text-large">{promises.title}</h3>
      <dl className="mt-6 stack-5">
        {promises.items.map((promise) => (
          <div className="grid gap-1 stitched-above pt-5 sm:grid-cols-1-2" key={promise.title}>
            <dt className="font-display text-h3 leading-snug font-bold text-plum">
              {promise.title}
            </dt>
            <dd>{withPhoneLinks(promise.description)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        {promises.contact} <EmailLink email={organisation.email} />
      </p>
    </Section>
  );
}
