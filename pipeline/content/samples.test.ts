import { expect, test } from 'vitest';
import { sampleWarning } from './samples.ts';

test('one line names every file that is still invented', () => {
  const warning = sampleWarning({
    'content/organisation.yaml': { isSample: true },
    'content/partners.yaml': { isSample: false },
    'content/stories.yaml': { isSample: true },
    'content/jobs.yaml': { jobs: [] },
  });
  expect(warning).toMatch(/: content\/organisation\.yaml, content\/stories\.yaml\. docs/);
  expect(warning).not.toContain('\n');
});

test('nothing is said once all of it is true', () => {
  expect(
    sampleWarning({
      'content/organisation.yaml': { isSample: false },
      'content/stories.yaml': { isSample: false },
    }),
  ).toBeUndefined();
});
