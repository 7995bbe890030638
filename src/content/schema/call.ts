import { z } from 'zod';
import {
  day,
  email,
  fact,
  group,
  isSample,
  list,
  longText,
  phone,
  text,
  yesOrNo,
} from './fields.ts';

/** content/calls/*.yaml, one file a call. */
export const call = z
  .strictObject({
    title: text('Title', { max: 70 }),
    date: day('Posted on'),
    deadline: day('Deadline', 'The last day to apply.'),
    category: text('Category'),
    featured: yesOrNo('Is shown', 'The page shows the newest call that is.'),
    isSample: isSample.exactOptional(),
    description: longText('In a sentence'),
    facts: list(
      'At a glance',
      fact,
      'Hours, term, seats, costs. A job that leads to the call shows them, too.',
    ),
    content: group('The call', {
      overview: longText('Overview'),
      responsibilities: list('Responsibilities', text('Responsibility')),
      expertise: list('Desired expertise', text('Expertise')),
      whyJoin: longText('Why join'),
      howToApply: list(
        'How to apply',
        longText('Step'),
        'In order; the page numbers them, and says the deadline beside them.',
      ),
      afterwards: list('After you apply', longText('Step')),
    }),
    contact: group('Contact', {
      email,
      phone: list('Phones', phone),
    }),
  })
  .refine(({ date, deadline }) => deadline >= date, {
    error: ({ input }) => deadlineTooEarly(input),
    path: ['deadline'],
  });

function deadlineTooEarly(input: unknown): string {
  const { date, deadline } = input as { date: string; deadline: string };
  return `is ${deadline}, before the call is posted on ${date}. Correct one of the two dates.`;
}
