import { z } from 'zod';
import { drawing, group, isSample, listOf, longText, text, yesOrNo } from './fields.ts';

const promise =
  'A true story is told only if the name is changed and consent is held. Make sure of both and write true, or tell another story.';

const story = group('Story', {
  quote: longText('In their words'),
  name: text('Name', { hint: 'Not their own.' }),
  age: text('Age', { hint: 'In digits.' }),
  location: text('Town or neighbourhood', { hint: '“, Uganda” is added on the page.' }),
  image: drawing,
  // Whoever adds a story vouches for both.
  safeguarding: z
    .strictObject(
      {
        nameIsChanged: yesOrNo(
          'The name is changed',
          'Neither it nor the age, the place and the picture together tell people at home who it is.',
        ),
        consentIsHeld: yesOrNo(
          'Consent is held',
          'They, and a parent or guardian of those under 18, agreed in writing, and know that they can take it back.',
        ),
      },
      {
        error: ({ code }) =>
          code === 'invalid_type'
            ? `does not say whether the name is changed and consent is held. ${promise}`
            : undefined,
      },
    )
    .meta({ title: 'Safeguarding' }),
});

/** content/stories.yaml. What is invented needs nobody's consent, and the page says that it is. */
export const stories = z
  .strictObject({ isSample, stories: listOf(3, 'Stories', story) })
  .superRefine(({ isSample, stories }, context) => {
    if (isSample) return;
    for (const [index, { safeguarding }] of stories.entries()) {
      for (const [field, isConfirmed] of Object.entries(safeguarding)) {
        if (isConfirmed) continue;
        context.addIssue({
          code: 'custom',
          path: ['stories', index, 'safeguarding', field],
          message: `is not confirmed. ${promise}`,
        });
      }
    }
  });
