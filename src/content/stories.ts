import coilBark from '../pictures/coil-bark.svg?picture';
import coilLake from '../pictures/coil-lake.svg?picture';
import coilPlum from '../pictures/coil-plum.svg?picture';
import type { ImpactStory } from './types.ts';

export const stories: ImpactStory[] = [
  {
    quote:
      'I used to stay at home when I had my period. Now I have pads I sewed myself, and I have not missed a test this term.',
    name: 'Nakku',
    age: '14',
    location: 'Kampala',
    image: { file: coilPlum, alt: 'A woven coil in plum and gold' },
  },
  {
    quote:
      'We planted trees behind our school. When the rain came, the path did not wash away. I told my father, and now he plants too.',
    name: 'Aisha',
    age: '11',
    location: 'Ntinda',
    image: { file: coilLake, alt: 'A woven coil in lake blue, turning like a wheel' },
  },
  {
    quote:
      'In the girls’ circle I learnt that no is a full sentence. I said it. Then I taught my little sister to say it.',
    name: 'Mirembe',
    age: '16',
    location: 'Jinja',
    image: { file: coilBark, alt: 'A woven coil in bark brown with stepped blocks' },
  },
];
