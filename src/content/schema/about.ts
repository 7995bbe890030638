import { z } from 'zod';
import { group, list, listOf, longText, text, textCard, titleAndText } from './fields.ts';

/** content/about.yaml */
export const about = z.strictObject({
  whoWeAre: group('Who we are', {
    kicker: text('Line above the title'),
    title: text('Title'),
    paragraphs: list('Paragraphs', longText('Paragraph')),
  }),
  objectives: group('Strategic objectives', {
    title: text('Title'),
    items: listOf(5, 'Objectives', textCard('Objective')),
  }),
  groupsServed: group('The people we serve', {
    title: text('Title'),
    text: longText('Text'),
    items: listOf(6, 'Groups', text('Group')),
  }),
  team: titleAndText('Our team'),
  governance: group('How we are governed', {
    title: text('Title'),
    paragraphs: list('Paragraphs', longText('Paragraph')),
    promises: group('Promises', {
      title: text('Title'),
      items: listOf(3, 'Promises', textCard('Promise')),
      contact: text('Line before the email address'),
    }),
  }),
});
