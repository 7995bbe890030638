import { expect, test } from 'vitest';
import { markup } from '../../../../tests/markup.tsx';
import { stories } from '../../../content/stories.ts';
import { ImpactStories } from './impact-stories.tsx';

test.each([
  { count: 1, switchedOff: 2 },
  { count: 2, switchedOff: 0 },
])(
  'with $count of the stories $switchedOff of the two buttons are switched off',
  ({ count, switchedOff }) => {
    const section = markup(<ImpactStories stories={stories.slice(0, count)} />);
    expect(section.match(/<button /g)).toHaveLength(2);
    expect(section.match(/<button [^>]*disabled=""/g) ?? []).toHaveLength(switchedOff);
  },
);
