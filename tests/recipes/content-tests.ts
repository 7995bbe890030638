/** Files of unit tests that look at the content, as Vitest is told them. */
export const unitTests = ['src/content', 'pipeline/content', 'src/drawing/medallion'];

/** Tests of a site that delivers messages, for the copy that is built so. */
const deliverySpec = 'deliver-a-message';

/** End-to-end tests whose expectations follow from the content, by the names of their files. */
const contentSpecs = [
  ...['visit-home', 'learn-about-us', 'look-for-a-job', 'answer-an-announcement', 'footer'],
  ...['look-at-projects', 'be-safe'],
  ...['browse-the-blog', 'read-a-post', 'links', 'files-for-machines', 'structured-data'],
];

/** Those that take longer, and seldom notice what the others do not. */
const longSpecs = [
  ...[
    'every-screen',
    'budgets',
    'page-through-the-blog',
    'tell-the-time',
    'valid-html',
    'be-found',
  ],
  ...['arrive-in-pieces', 'fonts-on-computers'],
  ...['without-javascript', 'look-at-our-pictures'],
  ...['close-the-banner', 'go-on-from-home', 'share-a-post'],
];

export interface Scope {
  /** Leaves out what takes long. */
  brief: boolean;
  /** Whether the copy is built to deliver messages. */
  delivers: boolean;
}

/** Which tests to run in a copy, as Playwright is told it: whatever device a file is for. */
export function testsFor({ brief, delivers }: Scope): string[] {
  const names = [...contentSpecs, ...(brief ? [] : longSpecs), ...(delivers ? [deliverySpec] : [])];
  return names.map((name) => `/${name}(\\.\\w+)?\\.spec\\.ts$`);
}
