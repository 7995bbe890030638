import { z } from 'zod';
import { address, day, group, id, list, longText, text, titleAndText, unique } from './fields.ts';

const job = group('Job', {
  id,
  title: text('Title', { max: 70 }),
  type: text('Kind', { hint: 'Such as Volunteer or Full-time.' }),
  location: text('Place'),
  time: text('Time', {
    hint: 'How much of it the job takes, such as Six hours a month. Leave it empty where the job leads to /announcements: it takes the facts of the call there.',
  }).exactOptional(),
  posted: text('Posted', { hint: 'As shown. A date stays true: October 1, 2025.' }),
  deadline: day(
    'Deadline',
    'Afterwards the page says that it is over. Leave it empty where the job leads to /announcements: it takes the deadline of the call there.',
  ).exactOptional(),
  description: longText('Description'),
  link: address('Link of “View Details”'),
});

/** content/jobs.yaml */
export const jobs = z.strictObject({
  intro: titleAndText('Intro'),
  jobs: unique('id', list('Jobs', job, 'With none, the page says that no position is open.')),
  howWeChoose: group('How we choose', {
    title: text('Title'),
    steps: list('Steps', longText('Step'), 'In order; the page numbers them.'),
    closed: longText('What becomes of roles that are closed'),
  }),
});
