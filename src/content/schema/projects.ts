import { z } from 'zod';
import {
  address,
  group,
  isSample,
  listOf,
  longText,
  picture,
  text,
  titleAndText,
} from './fields.ts';
import { focusAreaId } from './focus-areas.ts';

const project = group('Project', {
  title: text('Title'),
  description: longText('Description'),
  category: text('Category'),
  image: picture,
  icon: focusAreaId.meta({
    title: 'Sign',
    description: 'Beside the category: that of the focus area the project belongs to.',
  }),
  where: text('Where'),
  withWhom: text('With whom', { hint: 'Name others only with their consent.' }),
  since: text('Since', { hint: 'The year it began.' }),
  week: longText('A week in this project'),
  learnt: longText('One thing we learnt'),
  href: address(
    'Link of “Learn More”',
    'As long as it leads nowhere, the button does nothing. /blog/… leads to a post.',
  ).exactOptional(),
});

/** content/projects.yaml */
export const projects = z.strictObject({
  isSample,
  intro: titleAndText('Intro'),
  projects: listOf(5, 'Projects', project),
  monitoring: group('Monitoring, evaluation and learning', {
    title: text('Title'),
    text: longText('Text'),
    steps: listOf(
      3,
      'Steps',
      group('Step', {
        title: text('Title'),
        question: text('The question it asks'),
        description: longText('Description'),
      }),
    ),
    dropped: titleAndText('Something that did not work'),
  }),
});

/** content/partners.yaml. Name partners only with their consent. */
export const partners = z.strictObject({
  isSample,
  title: text('Title'),
  text: longText('Text'),
  names: listOf(5, 'Partners', text('Name', { hint: 'With their consent.' })),
});
