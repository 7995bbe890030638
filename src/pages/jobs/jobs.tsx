import { ActionButton } from '../../components/action-button.tsx';
import { ClosedTag, Deadline } from '../../components/deadline.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Fact } from '../../components/fact.tsx';
import { NumberedList } from '../../components/numbered-list.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { SampleNote } from '../../components/sample-note.tsx';
import { Section } from '../../components/section.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { howWeChoose, intro, type JobOpening, jobs } from '../../content/jobs.ts';
import { jobLabels, noJobs, sampleCall } from '../../content/labels.ts';
import { honestRecruitment } from '../../content/safety-and-privacy.ts';
import { areaPatterns } from '../../drawing/patterns.ts';

export function Jobs() {
  return (
    <>
      <PageIntro
        adornment={
          <WovenCoil
            className="rotates-in absolute -top-24 -right-24 w-44 md:-top-44 md:-right-24 md:w-88"
            pattern={areaPatterns.youth}
          />
        }
        text={intro.text}
        title={intro.title}
      />
      {jobs.length === 0 ? (
        <EmptyState empty={noJobs} />
      ) : (
        <ul className="page-width grid gap-8 pb-section">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      )}
      <Section ground="raffia" heading="beside" title={howWeChoose.title}>
        <NumberedList items={howWeChoose.steps} />
        <p className="mt-8 max-w-measure">{howWeChoose.closed}</p>
        <p className="mt-4 max-w-measure">{honestRecruitment}</p>
      </Section>
    </>
  );
}

/** What it is; beside it where, how much time it takes, and until when one can apply. */
function JobCard({ job }: { job: JobOpening }) {
  const { title, type, location, posted, deadline, facts, isSample, description, link } = job;
  return (
    <article className="grid overflow-clip rounded-card edge-top-8 border-lake bg-card card-shadow lg:grid-cols-7-5">
      <div className="p-box sm:p-10 lg:p-12">
        <p className="mb-4 flex flex-wrap items-center gap-3">
          {deadline && <ClosedTag deadline={deadline} />}
          <span className="rounded-control bg-lake px-3 py-1 text-small font-semibold text-on-fill">
            {type}
          </span>
          <span className="text-small text-ink-soft">
            {jobLabels.posted} {posted}
          </span>
        </p>
        <h2>{title}</h2>
        {deadline && (
          <p className="mt-3 font-display text-h3 leading-snug font-bold text-balance text-plum">
            <Deadline deadline={deadline} />
          </p>
        )}
        <p className="mt-5 mb-8 max-w-measure text-lead">{description}</p>
        <ActionButton about={title} action={{ label: jobLabels.details, href: link }} />
      </div>
      <div className="bg-raffia p-3">
        <div className="h-full rounded-control stitched-round p-box sm:p-8">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-6 @max-small:grid-cols-1 sm:gap-x-6">
            <Fact term={jobLabels.where}>{location}</Fact>
            {facts.map(({ term, fact }) => (
              <Fact key={term} term={term}>
                {fact}
              </Fact>
            ))}
          </dl>
          <SampleNote isShown={isSample} text={sampleCall} />
        </div>
      </div>
    </article>
  );
}
