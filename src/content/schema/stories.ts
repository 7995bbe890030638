import { z } from 'zod';
import { drawing, group, isSample, longText, shortList, text, yesOrNo } from './fields.ts';

const promise =
  'A true story is told only if the name is changed and consent is held. Make sure of both and switch them on, or tell another story.';

const story = group('Story', {
  quote: longText('In their words'),
  name: text('Name', { hint: 'Not their own.' }),
  age: text('Age', { hint: 'In digits.' }),
  location: text('Town or neighbourhood', { hint: '“, Uganda” is added on the page.' }),
  image: drawing,
  isSample,
  safeguarding: group('Safeguarding', {
    nameIsChanged: yesOrNo(
      'The name is changed',
      'Neither it nor the age, the place and the picture together tell people at home who it is.',
    ),
    consentIsHeld: yesOrNo(
      'Consent is held',
      'They, and a parent or guardian of those under 18, agreed in writing, and know that they can take it back.',
    ),
  }),
}).superRefine(({ isSample, safeguarding }, context) => {
  if (isSample) return;
  for (const [field, isConfirmed] of Object.entries(safeguarding)) {
    if (isConfirmed) continue;
    const path = ['safeguarding', field];
    context.addIssue({ code: 'custom', path, message: `is not confirmed. ${promise}` });
  }
});

/** content/stories.yaml. Only true stories need consent. */
export const stories = z.strictObject({ stories: shortList('Stories', story) });
