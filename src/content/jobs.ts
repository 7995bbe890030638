import file from '#content/jobs.yaml';
import { featuredCall } from './featured-call.ts';
import { bannerLabels, jobLabels } from './labels.ts';
import { organisation } from './organisation.ts';
import type { PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Jobs',
  description: `Jobs and volunteer roles at ${organisation.name}: what you would do, where, and how to apply. We never ask applicants for money.`,
};

export const { intro, howWeChoose } = file;

/** A job that leads to the call ends with it, and has its facts. */
export const jobs = file.jobs.map((job) => {
  const call = job.link === bannerLabels.link.href ? featuredCall : undefined;
  return {
    ...job,
    deadline: call?.deadline ?? job.deadline,
    facts: call?.facts ?? (job.time ? [{ term: jobLabels.time, fact: job.time }] : []),
    isSample: call?.isSample ?? false,
  };
});

export type JobOpening = (typeof jobs)[number];
