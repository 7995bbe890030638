import coilBark from '../pictures/coil-bark.svg?picture';
import coilLake from '../pictures/coil-lake.svg?picture';
import coilLeaf from '../pictures/coil-leaf.svg?picture';
import coilPlum from '../pictures/coil-plum.svg?picture';
import type { TeamMember } from './types.ts';

/** Sample people: replace them with the organisation's own, with their consent. */
export const team: TeamMember[] = [
  {
    name: 'Joan Nabirye',
    position: 'Executive Director',
    image: { file: coilPlum, alt: 'A woven coil in plum and gold' },
  },
  {
    name: 'Grace Akello',
    position: 'Health and Rights Lead',
    image: { file: coilBark, alt: 'A woven coil in bark brown with stepped blocks' },
  },
  {
    name: 'Daniel Mugisha',
    position: 'Climate Justice Lead',
    image: { file: coilLeaf, alt: 'A woven coil in leaf green with rays of raffia' },
  },
  {
    name: 'Sarah Namubiru',
    position: 'Gender and Youth Lead',
    image: { file: coilLake, alt: 'A woven coil in lake blue, turning like a wheel' },
  },
  { name: 'Peter Okot', position: 'Finance and Learning Lead' },
];
