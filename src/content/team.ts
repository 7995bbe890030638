import daniel from '../pictures/team-daniel-mugisha.tsx?picture';
import harriet from '../pictures/team-harriet-apiyo.tsx?picture';
import joan from '../pictures/team-joan-nabirye.tsx?picture';
import sarah from '../pictures/team-sarah-namubiru.tsx?picture';
import simon from '../pictures/team-simon-ojara.tsx?picture';
import type { TeamMember } from './types.ts';

/** Sample people: replace them with the organisation's own, with their consent. */
export const team: TeamMember[] = [
  {
    name: 'Joan Nabirye',
    position: 'Executive Director',
    image: {
      file: joan,
      alt: 'Portrait, drawn: a woman with her hair in a bun, in a patterned gomesi',
    },
  },
  {
    name: 'Harriet Apiyo',
    position: 'Health and Rights Lead',
    image: {
      file: harriet,
      alt: 'Portrait, drawn: a young woman in profile, her braids tied back',
    },
  },
  {
    name: 'Daniel Mugisha',
    position: 'Climate Justice Lead',
    image: {
      file: daniel,
      alt: 'Portrait, drawn: a young man with short locs, in a shirt printed with leaves',
    },
  },
  {
    name: 'Sarah Namubiru',
    position: 'Gender and Youth Lead',
    image: { file: sarah, alt: 'Portrait, drawn: a woman in a white headscarf with a brooch' },
  },
  {
    name: 'Simon Ojara',
    position: 'Finance and Learning Lead',
    image: {
      file: simon,
      alt: 'Portrait, drawn: a man with glasses and a greying beard, in a waistcoat',
    },
  },
];
