import { z } from 'zod';
import { address, group, id, list, longText, ownIds, text, titleAndText } from './fields.ts';

export const job = group('Job', {
  id,
  title: text('Title'),
  type: text('Kind', { hint: 'Such as Volunteer or Full-time.' }),
  location: text('Place'),
  posted: text('Posted', { hint: 'As shown: 2 days ago' }),
  description: longText('Description'),
  link: address('Link of “View Details”'),
});

/** content/jobs.yaml */
export const jobs = z.strictObject({
  intro: titleAndText('Intro'),
  jobs: ownIds(list('Jobs', job, 'With none, the page says that no position is open.')),
});
