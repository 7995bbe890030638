import { z } from 'zod';
import {
  fixedList,
  group,
  longText,
  shortList,
  text,
  titleAndText,
  unique,
  yesOrNo,
} from './fields.ts';
import { focusAreaId } from './focus-areas.ts';

/** content/home.yaml */
export const home = z.strictObject({
  banner: group('Banner', {
    isShown: yesOrNo(
      'Is shown',
      'It names the newest call that is shown, and says when it is over. Without such a call there is no banner.',
    ),
  }),
  hero: group('First screen', {
    kicker: text('Line above the title'),
    title: text('Title', { max: 80 }),
    text: longText('Text', {
      max: 200,
      hint: 'Up to 200 characters leave room for the buttons on the first screen of a phone.',
    }),
  }),
  mission: longText('Our mission'),
  vision: longText('Our vision'),
  impact: group('Impact', {
    title: text('Title'),
    figures: shortList(
      'Figures',
      group('Figure', {
        number: text('Number', { hint: 'As shown: 1000+' }),
        title: text('What is counted'),
        description: text('Description', { hint: 'What is counted, and since when.' }),
      }),
    ),
  }),
  programs: group('What we work on', {
    title: text('Title'),
    text: longText('Text'),
    cards: unique(
      'area',
      fixedList(
        4,
        'Focus areas',
        group('Card', { area: focusAreaId, summary: longText('In a sentence') }),
      ),
    ),
  }),
  values: titleAndText('Core values'),
  callToAction: titleAndText('Call to action'),
});
