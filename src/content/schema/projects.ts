import { z } from 'zod';
import {
  address,
  countHint,
  group,
  isSample,
  longText,
  picture,
  shortList,
  text,
  titleAndText,
  unique,
} from './fields.ts';
import { focusAreaId } from './focus-areas.ts';

const project = group('Project', {
  title: text('Title', { max: 70 }),
  description: longText('Description'),
  image: picture,
  area: focusAreaId.meta({
    title: 'Focus area',
    description:
      'The project gets its name, sign and colour, and is shown with it on the Focus areas page.',
  }),
  where: text('Where'),
  withWhom: text('Who takes part', { hint: 'Name others only with their consent.' }),
  since: text('Since', { hint: 'The year it began.' }),
  week: longText('A normal week'),
  learnt: longText('One thing we learnt'),
  href: address(
    'Link of “Learn More”',
    'As long as it leads nowhere, the button does nothing. /blog/… leads to a post.',
  ).exactOptional(),
  isSample,
});

/** content/projects.yaml */
export const projects = z.strictObject({
  intro: group('Intro', {
    title: text('Title'),
    text: longText('Text', { hint: countHint('projects') }),
  }),
  projects: unique('title', shortList('Projects', project)),
  monitoring: group('Monitoring, evaluation and learning', {
    title: text('Title'),
    text: longText('Text', { hint: countHint('steps') }),
    steps: shortList(
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
  names: shortList('Partners', text('Name', { hint: 'With their consent.' })),
});
