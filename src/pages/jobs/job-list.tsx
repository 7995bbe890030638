import { ActionButton } from '../../components/action-button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { empty, viewDetails } from '../../content/jobs.ts';
import type { JobOpening } from '../../content/types.ts';

export function JobList({ jobs }: { jobs: JobOpening[] }) {
  if (jobs.length === 0) return <EmptyState empty={empty} />;
  return (
    <ul className="mt-10 grid gap-5">
      {jobs.map(({ id, title, type, location, posted, description, link }) => (
        <li key={id}>
          <article className="flex flex-col items-start gap-3 rounded-card bg-card p-6">
            <h2 className="text-h3">{title}</h2>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
              <span className="rounded-control bg-lake px-3 py-1 font-semibold text-on-fill">
                {type}
              </span>
              <span>{location}</span>
              <span>{posted}</span>
            </p>
            <p className="max-w-measure">{description}</p>
            <ActionButton
              about={title}
              action={{ label: viewDetails, href: link }}
              look="outlined"
            />
          </article>
        </li>
      ))}
    </ul>
  );
}
