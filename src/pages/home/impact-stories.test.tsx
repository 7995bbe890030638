import { expect, test } from 'vitest';
import { markup } from '../../../tests/markup.tsx';
import { stories } from '../../content/stories.ts';
import { ImpactStories } from './impact-stories.tsx';

test('where scrolling is not possible, with one story, both buttons are disabled', () => {
  const section = markup(<ImpactStories isSample stories={stories.slice(0, 1)} />);
  expect(section.match(/<button [^>]*disabled=""/g)).toHaveLength(2);
});
