import { z } from 'zod';
import { group, isSample, longText, picture, shortList, text } from './fields.ts';

const teamMember = group('Person', {
  name: text('Name', { hint: 'With their consent.' }),
  position: text('Position'),
  about: longText('In two sentences', {
    hint: 'What brought them here, and what they do.',
  }).exactOptional(),
  image: picture
    .meta({ title: 'Portrait', description: 'Without one the initials are shown.' })
    .exactOptional(),
  isSample,
});

/** content/team.yaml */
export const team = z.strictObject({ team: shortList('Team', teamMember) });
