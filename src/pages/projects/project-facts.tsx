import { Fact } from '../../components/fact.tsx';
import { projectLabels } from '../../content/labels.ts';
import type { Project } from '../../content/types.ts';

/** What a donor asks first in one line, what a week is like, and in large letters what it taught us. */
export function ProjectFacts({ project }: { project: Project }) {
  const { where, withWhom, since, week, learnt } = project;
  return (
    <dl className="grid gap-x-10 gap-y-4 stitched-above pt-6 sm:grid-cols-3 sm:gap-y-6 md:order-2 md:col-span-2 lg:gap-x-16">
      <Fact term={projectLabels.where}>{where}</Fact>
      <Fact term={projectLabels.withWhom}>{withWhom}</Fact>
      <Fact term={projectLabels.since}>{since}</Fact>
      <div>
        <dt className="text-small text-ink-soft">{projectLabels.week}</dt>
        <dd className="mt-1">{week}</dd>
      </div>
      <div className="sm:col-span-2">
        <dt className="text-small text-ink-soft">{projectLabels.learnt}</dt>
        <dd className="font-display text-large leading-snug font-bold text-area">{learnt}</dd>
      </div>
    </dl>
  );
}
