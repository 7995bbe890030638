import coilBark from '../pictures/coil-bark.svg?picture';
import coilLake from '../pictures/coil-lake.svg?picture';
import coilLeaf from '../pictures/coil-leaf.svg?picture';
import coilPlum from '../pictures/coil-plum.svg?picture';
import type { GalleryImage } from './types.ts';

export const gallery: GalleryImage[] = [
  {
    id: 'girls-circle',
    image: { file: coilPlum, alt: 'A woven coil in plum and gold' },
    caption: 'A girls’ circle talks about health and rights',
  },
  {
    id: 'tree-nursery',
    image: { file: coilLeaf, alt: 'A woven coil in leaf green with rays of raffia' },
    caption: 'An eco-club waters its tree nursery',
  },
  {
    id: 'pad-sewing',
    image: { file: coilBark, alt: 'A woven coil in bark brown with stepped blocks' },
    caption: 'Young mothers sew reusable pads together',
  },
  {
    id: 'youth-dialogue',
    image: { file: coilLake, alt: 'A woven coil in lake blue, turning like a wheel' },
    caption: 'Young leaders put their questions to the district',
  },
];
