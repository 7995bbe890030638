import { expect, test } from 'vitest';
import { sampleWarning } from './samples.ts';

test('one line names every file that is still invented', () => {
  const files = {
    'content/organisation.yaml': { isSample: true },
    'content/partners.yaml': { isSample: false },
    'content/stories.yaml': { isSample: true },
    'content/jobs.yaml': { jobs: [] },
  };
  expect(sampleWarning(files)).toMatch(
    /^.*: content\/organisation\.yaml, content\/stories\.yaml\. docs.*$/,
  );
  expect(sampleWarning({ 'content/partners.yaml': { isSample: false } })).toBeUndefined();
});
