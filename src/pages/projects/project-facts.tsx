import { Fact } from '../../components/fact.tsx';
import { labels } from '../../content/projects.ts';
import type { Project } from '../../content/types.ts';

/** What a donor asks first in one line, what a week is like, and in large letters what it taught us. */
export function ProjectFacts({ project }: { project: Project }) {
  const { where, withWhom, since, week, learnt } = project;
  return (
    <dl className="grid gap-x-10 gap-y-4 stitched-above pt-6 sm:grid-cols-3 sm:gap-y-6 md:order-2 md:col-span-2 lg:gap-x-16">
      <Fact term={labels.where}>{where}</Fact>
      <Fact term={labels.withWhom}>{withWhom}</Fact>
      <Fact term={labels.since}>{since}</Fact>
      <div>
        <dt className="text-small text-ink-soft">{labels.week}</dt>
        <dd className="mt-1">{week}</dd>
      </div>
      <div className="sm:col-span-2">
        <dt className="text-small text-ink-soft">{labels.learnt}</dt>
        <dd className="font-display text-large leading-snug font-bold text-area">{learnt}</dd>
      </div>
    </dl>
  );
}
