import aisha from '../pictures/story-aisha.tsx?picture';
import mirembe from '../pictures/story-mirembe.tsx?picture';
import nakku from '../pictures/story-nakku.tsx?picture';
import type { ImpactStory } from './types.ts';

export const stories: ImpactStory[] = [
  {
    quote:
      'I used to stay at home when I had my period. Now I have pads I sewed myself, and I have not missed a test this term.',
    name: 'Nakku',
    age: '14',
    location: 'Kampala',
    image: {
      file: nakku,
      alt: 'A girl in school uniform sews a pad by hand, her exercise book open in front of her',
    },
    safeguarding: { nameIsChanged: true, consentIsHeld: true },
  },
  {
    quote:
      'We planted trees behind our school. When the rain came, the path did not wash away. I told my father, and now he plants too.',
    name: 'Aisha',
    age: '11',
    location: 'Ntinda',
    image: {
      file: aisha,
      alt: 'A girl in a headscarf stands in the rain with her hand on a young tree; further up the path her father plants another',
    },
    safeguarding: { nameIsChanged: true, consentIsHeld: true },
  },
  {
    quote:
      'In the girls’ circle I learnt that no is a full sentence. I said it. Then I taught my little sister to say it.',
    name: 'Mirembe',
    age: '16',
    location: 'Jinja',
    image: {
      file: mirembe,
      alt: 'Two sisters stand side by side at the river, each with one hand raised, the palm turned forward',
    },
    safeguarding: { nameIsChanged: true, consentIsHeld: true },
  },
];
