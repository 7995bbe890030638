import content from '#content/jobs.yaml';
import organisation from '#content/organisation.yaml';
import { ActionButton } from '../../components/buttons.tsx';
import { ClosedTag, Deadline } from '../../components/deadline.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Fact, NumberedList } from '../../components/lists.tsx';
import { noFeesPromise, SampleFactsNote } from '../../components/recruitment.tsx';
import { PageIntro, Section } from '../../components/sections.tsx';
import { WovenCoil } from '../../components/woven.tsx';
import { featuredCall } from '../../content/entries.ts';
import { noJobs } from '../../content/messages.ts';
import type { PageHead } from '../../content/types.ts';
import { areaPatterns } from '../../drawing/patterns.ts';

const { intro, howWeChoose, jobs } = content;

export const head: PageHead = {
  title: 'Jobs',
  description: `Jobs and volunteer roles at ${organisation.name}: what you would do, where, and how to apply. We never ask applicants for money.`,
};

export function Jobs() {
  return (
    <>
      <PageIntro
        adornment={
          <WovenCoil
            className="rotate-in absolute -top-24 -right-24 w-44 md:-top-44 md:-right-24 md:w-88"
            pattern={areaPatterns.youth}
          />
        }
        text={intro.text}
        title={intro.title}
      />
      {jobs.length === 0 ? (
        <EmptyState empty={{ ...noJobs, link: { label: 'Contact Us', href: '/contact' } }} />
      ) : (
        <ul className="page-width grid gap-8 pb-section">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      )}
      <Section surface="raffia" heading="beside" title={howWeChoose.title}>
        <NumberedList items={howWeChoose.steps} />
        <p className="mt-8 max-w-measure">{howWeChoose.closed}</p>
        <p className="mt-4 max-w-measure">{noFeesPromise}</p>
      </Section>
    </>
  );
}

type Job = (typeof jobs)[number];

/** The job and, beside it, its facts. A job that links to the call has its deadline and its facts. */
function JobCard({ job }: { job: Job }) {
  const { title, type, location, posted, time, description, link } = job;
  const call = link === '/announcements' ? featuredCall : undefined;
  const deadline = call?.deadline ?? job.deadline;
  const facts = call?.facts ?? (time ? [{ term: 'Time', fact: time }] : []);
  return (
    <article className="grid overflow-clip rounded-card border-t-8 border-lake bg-card card-shadow lg:grid-cols-7-5">
      <div className="p-card sm:p-10 lg:p-12">
        <p className="mb-4 flex flex-wrap items-center gap-3">
          {deadline && <ClosedTag deadline={deadline} />}
          <span className="rounded-control bg-lake px-3 py-1 text-small font-semibold text-on-fill">
            {type}
          </span>
          <span className="text-small text-ink-soft">Posted {posted}</span>
        </p>
        <h2>{title}</h2>
        {deadline && (
          <p className="mt-3 font-display text-h3 leading-tight font-bold text-balance text-plum">
            <Deadline deadline={deadline} />
          </p>
        )}
        <p className="mt-5 mb-8 max-w-measure text-lead">{description}</p>
        <ActionButton about={title} action={{ label: 'View Details', href: link }} />
      </div>
      <div className="bg-raffia p-3">
        <div className="h-full rounded-control dashed-border p-card sm:p-8">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-6 @max-small:grid-cols-1 sm:gap-x-6">
            <Fact term="Where">{location}</Fact>
            {facts.map(({ term, fact }) => (
              <Fact key={term} term={term}>
                {fact}
              </Fact>
            ))}
          </dl>
          <SampleFactsNote isShown={call?.isSample} />
        </div>
      </div>
    </article>
  );
}
