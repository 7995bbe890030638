import { z } from 'zod';
import { areaNames } from '../site.ts';
import { fixedList, group, list, longText, text, titleAndText, unique, yesOrNo } from './fields.ts';

/** The focus areas, with the number of key areas that the specification gives each. The ids are also the fragments of the tabs. */
const keyAreas = { srhr: 5, climate: 5, gender: 4, youth: 4 } as const;

export const focusAreaId = z
  .enum(Object.keys(keyAreas) as (keyof typeof keyAreas)[])
  .meta({ title: 'Focus area', names: areaNames });

const focusArea = group('Focus area', {
  id: focusAreaId,
  description: longText('Text'),
  keyAreas: z.array(text('Key area')).meta({ title: 'Key focus areas', isFixed: true }),
  now: list(
    'If you need help now',
    longText('Paragraph'),
    'What to do at once. Only what has a source: docs/claims.md',
  ),
  hasHelpline: yesOrNo('With the helpline', 'Above what to do now.'),
}).superRefine((area, context) => {
  const minimum = keyAreas[area.id];
  const input = area.keyAreas;
  if (input.length === minimum) return;
  context.addIssue({ code: 'too_small', origin: 'array', minimum, input, path: ['keyAreas'] });
});

/** content/focus-areas.yaml */
export const focusAreas = z.strictObject({
  intro: titleAndText('Intro'),
  areas: unique('id', fixedList(4, 'Focus areas', focusArea)),
});
