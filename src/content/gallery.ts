import girlsCircle from '../pictures/gallery-girls-circle.tsx?picture';
import padSewing from '../pictures/gallery-pad-sewing.tsx?picture';
import treeNursery from '../pictures/gallery-tree-nursery.tsx?picture';
import youthDialogue from '../pictures/gallery-youth-dialogue.tsx?picture';
import type { GalleryImage } from './types.ts';

export const gallery: GalleryImage[] = [
  {
    id: 'girls-circle',
    image: {
      file: girlsCircle,
      alt: 'Girls sit close together round a mat, seen from above, with an open book and cards between them',
    },
    caption: 'A girls’ circle talks about health and rights',
  },
  {
    id: 'tree-nursery',
    image: {
      file: treeNursery,
      alt: 'A boy waters rows of seedlings, a girl kneels beside them and another brings water in a jerrycan on her head',
    },
    caption: 'An eco-club waters its tree nursery',
  },
  {
    id: 'pad-sewing',
    image: {
      file: padSewing,
      alt: 'One young woman works at a treadle sewing machine, another cuts cloth with her baby on her back',
    },
    caption: 'Young mothers sew reusable pads together',
  },
  {
    id: 'youth-dialogue',
    image: {
      file: youthDialogue,
      alt: 'A young woman speaks into a microphone before three officials at a table; others listen, one with a raised hand',
    },
    caption: 'Young leaders put their questions to the district',
  },
];
