import { type ReactNode, useId } from 'react';
import { ActionButton } from '../../components/action-button.tsx';
import { BulletList } from '../../components/bullet-list.tsx';
import { EmailLink } from '../../components/email-link.tsx';
import { Fact } from '../../components/fact.tsx';
import { NumberedList } from '../../components/numbered-list.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { SampleNote } from '../../components/sample-note.tsx';
import { callLabels, sampleCall } from '../../content/labels.ts';
import { organisation } from '../../content/organisation.ts';
import { honestRecruitment } from '../../content/safety-and-privacy.ts';
import type { Announcement } from '../../content/types.ts';
import { KeyFacts } from './key-facts.tsx';
import { Poster } from './poster.tsx';

/** A poster; below it the text, with the facts that matter most in a column that stays in view. */
export function FeaturedAnnouncement({ announcement }: { announcement: Announcement }) {
  const { title, facts, isSample, content, contact } = announcement;
  const subject = encodeURIComponent(title);
  return (
    <article>
      <Poster announcement={announcement} />
      <div className="page-width grid items-start gap-12 py-section lg:grid-cols-1-aside lg:gap-20">
        <KeyFacts announcement={announcement} />
        <div className="stack-14 lg:col-start-1 lg:row-start-1">
          <Part title={callLabels.overview}>
            <p className="max-w-measure text-lead">{content.overview}</p>
            <dl className="mt-8 grid max-w-measure grid-cols-2 gap-5">
              {facts.map(({ term, fact }) => (
                <Fact key={term} term={term}>
                  {fact}
                </Fact>
              ))}
            </dl>
            <SampleNote isShown={isSample} text={sampleCall} />
          </Part>
          <Part title={callLabels.responsibilities}>
            <BulletList items={content.responsibilities} />
          </Part>
          <Part title={callLabels.expertise}>
            <BulletList items={content.expertise} />
          </Part>
          <Part title={callLabels.whyJoin}>
            <p className="max-w-measure font-display text-large leading-snug font-bold text-plum">
              {content.whyJoin}
            </p>
          </Part>
          <Part id="how-to-apply" title={callLabels.howToApply}>
            <NumberedList items={content.howToApply} />
            {content.afterwards.length > 0 && (
              <h3 className="mt-8 mb-4">{callLabels.afterwards}</h3>
            )}
            <BulletList items={content.afterwards} />
            <p className="my-8 max-w-measure">{honestRecruitment}</p>
            {/* On paper the address below says as much. */}
            <p className="print:hidden">
              <ActionButton
                action={{
                  label: callLabels.apply,
                  href: `mailto:${organisation.email}?subject=${subject}`,
                }}
              />
            </p>
          </Part>
          <Part title={callLabels.contact}>
            <ul className="text-lead">
              <li>
                <EmailLink email={contact.email} />
              </li>
              {contact.phone.map((phone) => (
                <li key={phone}>
                  <PhoneLink phone={phone} />
                </li>
              ))}
            </ul>
          </Part>
        </div>
      </div>
    </article>
  );
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} id={id}>
      <h2 className="text-large" id={headingId}>
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
