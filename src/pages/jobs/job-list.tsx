import { ActionButton } from '../../components/action-button.tsx';
import { ClosedNote } from '../../components/closed-note.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { noJobs, viewDetails } from '../../content/labels.ts';
import type { JobOpening } from '../../content/types.ts';

/** Plain rows that are quick to scan: what, where, since when, and the way to more. */
export function JobList({ jobs }: { jobs: JobOpening[] }) {
  if (jobs.length === 0) return <EmptyState empty={noJobs} />;
  return (
    <ul className="page-width">
      {jobs.map(({ id, title, type, location, posted, deadline, description, link }) => (
        <li className="stitched-above py-8 md:py-12" key={id}>
          <article className="grid gap-x-12 gap-y-5 md:grid-cols-job md:items-start">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small md:flex-col md:items-start md:pt-2">
              <span className="rounded-control bg-lake px-3 py-1 font-semibold text-on-fill">
                {type}
              </span>
              <span>{location}</span>
              <span className="text-ink-soft">{posted}</span>
              {deadline && (
                <strong className="font-semibold text-plum">
                  <ClosedNote deadline={deadline} />
                </strong>
              )}
            </p>
            <div>
              <h2 className="text-large">{title}</h2>
              <p className="mt-3 max-w-measure">{description}</p>
            </div>
            <p className="md:pt-1">
              <ActionButton
                about={title}
                action={{ label: viewDetails, href: link }}
                look="outlined"
              />
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
