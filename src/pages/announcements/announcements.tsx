import { type ReactNode, useId } from 'react';
import { ActionButton } from '../../components/action-button.tsx';
import { BulletList } from '../../components/bullet-list.tsx';
import { colourByTurns } from '../../components/colour-by-turns.ts';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { CountRing } from '../../components/count-ring.tsx';
import { afterDeadline, ClosedTag, Deadline, untilDeadline } from '../../components/deadline.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Fact } from '../../components/fact.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { SampleNote } from '../../components/sample-note.tsx';
import { Section } from '../../components/section.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import {
  callLabels,
  callsIntro,
  deadlineLabels,
  hearOfNext,
  noCalls,
  sampleCall,
} from '../../content/labels.ts';
import { organisation } from '../../content/organisation.ts';
import { honestRecruitment } from '../../content/safety-and-privacy.ts';
import type { Action, Announcement, PageHead } from '../../content/types.ts';
import { waves } from '../../drawing/charts.ts';
import { sunrisePattern } from '../../drawing/patterns.ts';
import { formatDate } from '../../lib/format-date.ts';
import { renderDay } from '../../lib/kampala-day.ts';

/** Search engines show it for weeks, so it says when the call ends, or ended. */
export function headOf(call: Announcement | undefined): PageHead {
  const { closedOn, applyBy } = deadlineLabels;
  return {
    title: callsIntro.title,
    description: call
      ? `${call.title}. ${renderDay() > call.deadline ? closedOn : applyBy} ${formatDate(call.deadline)}. ${organisation.name}, ${organisation.place}.`
      : `Calls for volunteers, partners and ideas from ${organisation.name}: who we are looking for, how to apply, and by when.`,
  };
}

interface CallProps {
  call: Announcement;
}

/** The featured call; a kind word where there is none. */
export function Announcements({ call }: { call: Announcement | undefined }) {
  if (!call) {
    return (
      <>
        <PageIntro text={callsIntro.text} title={callsIntro.title} />
        <EmptyState empty={noCalls} />
      </>
    );
  }
  return (
    <article>
      <Poster call={call} />
      <TheRole call={call} />
      <WovenBand chart={waves} className="bg-raffia" />
      <Section ground="sun" heading="beside" title={callLabels.whyJoin}>
        <p className="font-display text-h2 leading-snug font-bold">{call.content.whyJoin}</p>
      </Section>
      <HowToApply call={call} />
    </article>
  );
}

/** The title in large type on the deep ground, and whether one can still apply; a sunrise beside it, never behind its words. */
function Poster({ call }: CallProps) {
  const { title, category, description, deadline } = call;
  return (
    <div className="ground-night relative isolate overflow-clip">
      <div className="page-width pt-12 pb-64 md:pt-24 lg:py-28 print:pb-0">
        <div className="lg:w-7/12">
          <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold text-bark">
            <ClosedTag deadline={deadline} />
            {category}
          </p>
          <h1 className="pr-2 text-poster leading-tight">{title}</h1>
          <p className="mt-6 max-w-measure text-lead">{description}</p>
          <p className="mt-6 font-display text-h3 leading-snug font-bold text-balance">
            <Deadline deadline={deadline} />
          </p>
          <NextStep
            action={{ label: callLabels.howToApply, href: '/announcements#how-to-apply' }}
            call={call}
          />
        </div>
      </div>
      {/* After the words, so that it finds its place at once when the page arrives in pieces. */}
      <WovenCoil
        className="poster-coil rotates-in absolute -z-1 print:hidden"
        pattern={sunrisePattern}
        stitches={120}
      />
    </div>
  );
}

/** The way to apply; once it is too late, first of all the way to hear of the next call. */
function NextStep({ call: { deadline }, action }: CallProps & { action: Action }) {
  return (
    <div className="mt-6 print:hidden">
      <div {...untilDeadline(deadline)}>
        <ActionButton action={action} />
      </div>
      <div {...afterDeadline(deadline)}>
        <p className="flex flex-wrap gap-3">
          <ActionButton action={hearOfNext} />
          <ActionButton action={action} look="outlined" />
        </p>
      </div>
    </div>
  );
}

/** What is asked and offered, with the dates in a column that stays in view on wide screens. */
function TheRole({ call }: CallProps) {
  const { date, deadline, facts, isSample, content } = call;
  return (
    <div className="page-width grid items-start gap-12 py-section lg:grid-cols-1-aside lg:gap-20">
      <div className="rounded-card bg-raffia p-3 lg:sticks-28 lg:order-1">
        <div className="rounded-control stitched-round p-box">
          <dl className="grid grid-cols-2 gap-5 @max-small:grid-cols-1 lg:grid-cols-1">
            <Fact term={callLabels.postedOn}>
              <LongDate date={date} />
            </Fact>
            <Fact term={callLabels.applyBy}>
              <LongDate date={deadline} />
            </Fact>
          </dl>
          <dl className="mt-6 grid grid-cols-2 gap-5 @max-small:grid-cols-1 lg:grid-cols-1">
            {facts.map(({ term, fact }, index) => (
              <div className={`edge-top-4 pt-3 ${colourByTurns(index)}`} key={term}>
                <dt className="text-small text-ink-soft">{term}</dt>
                <dd className="font-display text-h3 leading-tight font-bold lg:text-large">
                  {fact}
                </dd>
              </div>
            ))}
          </dl>
          <SampleNote isShown={isSample} text={sampleCall} />
        </div>
      </div>
      <div className="stack-14">
        <Part title={callLabels.overview}>
          <p className="max-w-measure text-lead">{content.overview}</p>
        </Part>
        <div className="grid gap-12 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          <Part title={callLabels.responsibilities}>
            <BulletList items={content.responsibilities} />
          </Part>
          <Part title={callLabels.expertise}>
            <BulletList items={content.expertise} />
          </Part>
        </div>
      </div>
    </div>
  );
}

/** Steps with large numbers, what happens after them, and the way out to the mail program. */
function HowToApply({ call }: CallProps) {
  const { title, deadline, content, contact } = call;
  const mail = `mailto:${organisation.email}?subject=${encodeURIComponent(title)}` as const;
  return (
    <div id="how-to-apply">
      <Section ground="raffia" title={callLabels.howToApply}>
        <ol className="grid gap-10 md:auto-cols-fr md:grid-flow-col md:gap-8 lg:gap-14">
          {content.howToApply.map((step, index) => (
            <li key={step}>
              <CountRing className={`w-28 lg:w-36 ${colourByTurns(index)}`} count={index + 1}>
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
            {content.afterwards.length > 0 && (
              <h3 className="mb-4 text-large">{callLabels.afterwards}</h3>
            )}
            <BulletList items={content.afterwards} />
            <p className="mt-8 max-w-measure">{honestRecruitment}</p>
          </div>
          <div className="rounded-card bg-card p-3">
            <div className="rounded-control stitched-round p-box md:p-8">
              <p className="font-display text-h3 leading-snug font-bold text-balance text-plum md:text-large">
                <Deadline deadline={deadline} />
              </p>
              <NextStep action={{ label: callLabels.apply, href: mail }} call={call} />
              <div className="mt-8">
                <Part title={callLabels.contact}>
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
