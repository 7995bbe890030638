import file from '#content/jobs.yaml';
import { featuredCall } from './featured-call.ts';
import { bannerLabels } from './labels.ts';
import { organisation } from './organisation.ts';
import type { JobOpening, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Jobs',
  description: `Jobs and volunteer roles at ${organisation.name}: what you would do, where, and how to apply. We never ask applicants for money.`,
};

export const { intro, howWeChoose } = file;

/** A job that leads to the call ends with it. */
export const jobs: JobOpening[] = file.jobs.map((job) =>
  job.link === bannerLabels.link.href && featuredCall
    ? { ...job, deadline: featuredCall.deadline }
    : job,
);
