import { z } from 'zod';
import {
  countHint,
  group,
  list,
  longText,
  shortList,
  text,
  textCard,
  titleAndText,
} from './fields.ts';

/** content/about.yaml */
export const about = z.strictObject({
  whoWeAre: group('Who we are', {
    kicker: text('Line above the title'),
    title: text('Title'),
    paragraphs: list('Paragraphs', longText('Paragraph')),
  }),
  objectives: group('Strategic objectives', {
    title: text('Title'),
    items: shortList('Objectives', textCard('Objective')),
  }),
  groupsServed: group('The people we serve', {
    title: text('Title'),
    text: longText('Text'),
    items: shortList('Groups', text('Group')),
  }),
  team: titleAndText('Our team'),
  governance: group('How we are governed', {
    title: text('Title'),
    paragraphs: list('Paragraphs', longText('Paragraph')),
    promises: group('Promises', {
      title: text('Title', { hint: countHint('promises') }),
      items: shortList('Promises', textCard('Promise')),
      contact: text('Line before the email address'),
    }),
  }),
});
