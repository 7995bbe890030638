import file from '#content/jobs.yaml';
import { organisation } from './organisation.ts';
import type { PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Jobs',
  description: `Jobs and volunteer roles at ${organisation.name}: what you would do, where, and how to apply. We never ask applicants for money.`,
};

export const { intro, jobs, howWeChoose } = file;
