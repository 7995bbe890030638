import { expect, test } from 'vitest';
import { markup } from '../../../tests/markup.tsx';
import { storiesIntro } from '../../content/labels.ts';
import { safeguarding } from '../../content/safety-and-privacy.ts';
import { stories } from '../../content/stories.ts';
import { ImpactStories } from './impact-stories.tsx';

test.each([
  { count: 1, switchedOff: 2 },
  { count: 2, switchedOff: 0 },
])(
  'with $count of the stories $switchedOff of the two buttons are switched off',
  ({ count, switchedOff }) => {
    const section = markup(<ImpactStories isSample stories={stories.slice(0, count)} />);
    expect(section.match(/<button /g)).toHaveLength(2);
    expect(section.match(/<button [^>]*disabled=""/g) ?? []).toHaveLength(switchedOff);
  },
);

test('invented stories are called so; true ones say how the girls are protected, and how to have one taken down', () => {
  const invented = markup(<ImpactStories isSample stories={stories} />);
  expect(invented).toContain(storiesIntro.sample);
  expect(invented).not.toContain(safeguarding.text);
  const told = markup(<ImpactStories isSample={false} stories={stories} />);
  expect(told).not.toContain(storiesIntro.sample);
  expect(told).toContain(safeguarding.text);
  expect(told).toMatch(
    new RegExp(
      `<a [^>]*href="${safeguarding.removal.href}"[^>]*>${safeguarding.removal.label}</a>`,
    ),
  );
});
