import { z } from 'zod';
import { drawing, group, listOf, longText, text } from './fields.ts';

const promise =
  'A story is told only if the name is changed and consent is held. Make sure of both and write true, or tell another story.';

function confirmed(label: string, hint: string) {
  return z
    .literal(true, { error: `is not confirmed. ${promise}` })
    .meta({ title: label, description: hint });
}

export const story = group('Story', {
  quote: longText('In their words'),
  name: text('Name', { hint: 'Not their own.' }),
  age: text('Age', { hint: 'In digits.' }),
  location: text('Town or neighbourhood', { hint: '“, Uganda” is added on the page.' }),
  image: drawing,
  // Whoever adds a story vouches for both.
  safeguarding: z
    .strictObject(
      {
        nameIsChanged: confirmed(
          'The name is changed',
          'Neither it nor the age, the place and the picture together tell people at home who it is.',
        ),
        consentIsHeld: confirmed(
          'Consent is held',
          'They, and a parent or guardian of those under 18, agreed in writing, and know that they can take it back.',
        ),
      },
      {
        error: ({ code }) =>
          code === 'invalid_type'
            ? `does not say that the name is changed and consent is held. ${promise}`
            : undefined,
      },
    )
    .meta({ title: 'Safeguarding' }),
});

/** content/stories.yaml */
export const stories = z.strictObject({ stories: listOf(3, 'Stories', story) });
