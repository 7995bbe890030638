import { z } from 'zod';
import { group, list, picture, text } from './fields.ts';

export const teamMember = group('Person', {
  name: text('Name', { hint: 'With their consent.' }),
  position: text('Position'),
  image: picture
    .meta({ title: 'Portrait', description: 'Without one the initials are shown.' })
    .exactOptional(),
});

/** content/team.yaml */
export const team = z.strictObject({ team: list('Team', teamMember) });
