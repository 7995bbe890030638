/** Files of unit tests that look at the content, as Vitest is told them. */
export const unitTests = ['src/content', 'build/check-content', 'src/drawing/medallion'];

/** Tests of a site that delivers messages, for the copy that is built so. */
const deliverySpec = 'deliver-a-message';

/** End-to-end tests whose expectations follow from the content, by the names of their files. */
const contentSpecs = [
  ...['every-screen', 'visit-home', 'learn-about-us', 'look-for-a-job', 'answer-an-announcement'],
  ...[
    'browse-the-blog',
    'page-through-the-blog',
    'read-a-post',
    'look-at-our-pictures',
    'footer',
    'tell-the-time',
  ],
  ...['links', 'valid-html', 'budgets', 'without-javascript'],
  ...['arrive-in-pieces', 'fonts-on-android', 'fonts-on-iphone'],
  ...['be-found', 'files-for-machines', 'structured-data'],
];

/** The files of tests for a copy, as Playwright is told them: whatever screen a file is for. */
export function specPatterns({ delivers }: { delivers: boolean }): string[] {
  const names = delivers ? [...contentSpecs, deliverySpec] : contentSpecs;
  return names.map((name) => `/${name}(\\.\\w+)?\\.spec\\.ts$`);
}
