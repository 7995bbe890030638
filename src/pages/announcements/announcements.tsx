import { type ReactNode, useId } from 'react';
import organisation from '#content/organisation.yaml';
import { ActionButton } from '../../components/buttons.tsx';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { CountRing } from '../../components/count-ring.tsx';
import {
  ClosedTag,
  Deadline,
  deadlineLabels,
  LongDate,
  visibleAfter,
  visibleUntil,
} from '../../components/deadline.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { BulletList, Fact, itemColour } from '../../components/lists.tsx';
import { noFeesPromise, SampleFactsNote } from '../../components/recruitment.tsx';
import { PageIntro, Section } from '../../components/sections.tsx';
import { WovenBand, WovenCoil } from '../../components/woven.tsx';
import { featuredCall } from '../../content/entries.ts';
import type { Action, Announcement, PageHead } from '../../content/types.ts';
import { waves } from '../../drawing/charts.ts';
import { sunrisePattern } from '../../drawing/patterns.ts';
import { formatDate, renderDay } from '../../lib/dates.ts';

export const head: PageHead = {
  title: 'Announcements',
  description: featuredCall
    ? describe(featuredCall)
    : `Calls for volunteers, partners and ideas from ${organisation.name}: who we are looking for, how to apply, and by when.`,
};

/** Search engines show it for weeks, so it contains the date on which the call ends or ended. */
function describe({ title, deadline }: Announcement): string {
  const label = renderDay() > deadline ? deadlineLabels.over : deadlineLabels.open;
  return `${title}. ${label} ${formatDate(deadline)}. ${organisation.name}, ${organisation.place}.`;
}

/** The featured call. */
export function Announcements() {
  const call = featuredCall;
  if (!call) {
    return (
      <>
        <PageIntro
          text="We call for volunteers, for partners and for ideas."
          title="Announcements"
        />
        <EmptyState
          empty={{
            title: 'No open calls right now',
            text: 'Please check back later or contact us to express your interest.',
            link: { label: 'Contact Us', href: '/contact' },
          }}
        />
      </>
    );
  }
  return (
    <article>
      <Poster call={call} />
      <TheRole call={call} />
      <WovenBand chart={waves} className="bg-raffia" />
      <Section surface="sun" heading="beside" title="Why join">
        <p className="font-display text-h2 leading-tight font-bold">{call.content.whyJoin}</p>
      </Section>
      <HowToApply call={call} />
    </article>
  );
}

interface CallProps {
  call: Announcement;
}

/** The title in large type, the deadline, and a drawing that is never behind the text. */
function Poster({ call }: CallProps) {
  const { title, category, description, deadline } = call;
  return (
    <div className="surface-night relative isolate overflow-clip">
      <div className="page-width pt-12 pb-64 md:pt-24 lg:py-28 print:pb-0">
        <div className="lg:w-7/12">
          <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold text-bark">
            <ClosedTag deadline={deadline} />
            {category}
          </p>
          <h1 className="pr-2 text-poster leading-display">{title}</h1>
          <p className="mt-6 max-w-measure text-lead">{description}</p>
          <p className="mt-6 font-display text-h3 leading-tight font-bold text-balance">
            <Deadline deadline={deadline} />
          </p>
          <NextStep
            action={{ label: 'How to apply', href: '/announcements#how-to-apply' }}
            call={call}
          />
        </div>
      </div>
      {/* After the text: its place depends on the text's height, and would shift while the page arrives in pieces. */}
      <WovenCoil
        className="poster-coil rotate-in absolute -z-1 print:hidden"
        pattern={sunrisePattern}
        stitches={120}
      />
    </div>
  );
}

/** Links to apply; after the deadline, first of all a link to hear about the next call. */
function NextStep({ call: { deadline }, action }: CallProps & { action: Action }) {
  return (
    <div className="mt-6 print:hidden">
      <div {...visibleUntil(deadline)}>
        <ActionButton action={action} />
      </div>
      <div {...visibleAfter(deadline)}>
        <p className="flex flex-wrap gap-3">
          <ActionButton action={{ label: 'Hear about the next call', href: '/contact' }} />
          <ActionButton action={action} look="outlined" />
        </p>
      </div>
    </div>
  );
}

/** The tasks and, in a sticky column on wide screens, dates and facts. */
function TheRole({ call }: CallProps) {
  const { date, deadline, facts, isSample, content } = call;
  return (
    <div className="page-width grid items-start gap-12 py-section lg:grid-cols-1-aside lg:gap-20">
      <div className="rounded-card bg-raffia p-3 lg:not-very-short:sticky lg:top-28 lg:order-1">
        <div className="rounded-control dashed-border p-card">
          <dl className="grid grid-cols-2 gap-5 @max-small:grid-cols-1 lg:grid-cols-1">
            <Fact term="Posted">
              <LongDate date={date} />
            </Fact>
            <Fact term="Deadline">
              <LongDate date={deadline} />
            </Fact>
          </dl>
          <dl className="mt-6 grid grid-cols-2 gap-5 @max-small:grid-cols-1 lg:grid-cols-1">
            {facts.map(({ term, fact }, index) => (
              <div className={`border-t-4 pt-3 ${itemColour(index)}`} key={term}>
                <dt className="text-small text-ink-soft">{term}</dt>
                <dd className="font-display text-h3 leading-display font-bold lg:text-large">
                  {fact}
                </dd>
              </div>
            ))}
          </dl>
          <SampleFactsNote isShown={isSample} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-14">
        <Part title="Overview">
          <p className="max-w-measure text-lead">{content.overview}</p>
        </Part>
        <div className="grid gap-12 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          <Part title="Responsibilities">
            <BulletList items={content.responsibilities} />
          </Part>
          <Part title="Desired expertise">
            <BulletList items={content.expertise} />
          </Part>
        </div>
      </div>
    </div>
  );
}

/** Numbered steps, what happens afterwards, and a link that opens an email. */
function HowToApply({ call }: CallProps) {
  const { title, deadline, content, contact } = call;
  const mail = `mailto:${organisation.email}?subject=${encodeURIComponent(title)}` as const;
  return (
    <div id="how-to-apply">
      <Section surface="raffia" title="How to apply">
        <ol className="grid gap-10 md:auto-cols-fr md:grid-flow-col md:gap-8 lg:gap-14">
          {content.howToApply.map((step, index) => (
            <li key={step}>
              <CountRing className={`w-28 lg:w-36 ${itemColour(index)}`} count={index + 1}>
                <span aria-hidden="true" className="font-display text-h1 font-bold">
                  {index + 1}
                </span>
              </CountRing>
              <p className="mt-5 text-lead">{step}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 grid items-start gap-12 lg:grid-cols-2 lg:gap-20">
          <div>
            {content.afterwards.length > 0 && <h3 className="mb-4 text-large">After you apply</h3>}
            <BulletList items={content.afterwards} />
            <p className="mt-8 max-w-measure">{noFeesPromise}</p>
          </div>
          <div className="rounded-card bg-card p-3">
            <div className="rounded-control dashed-border p-card md:p-8">
              <p className="font-display text-h3 leading-tight font-bold text-balance text-plum md:text-large">
                <Deadline deadline={deadline} />
              </p>
              <NextStep action={{ label: 'Apply Now', href: mail }} call={call} />
              <div className="mt-8">
                <Part title="Contact">
                  <ul>
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
          </div>
        </div>
      </Section>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 className="text-large" id={headingId}>
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
