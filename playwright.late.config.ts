import config, { site } from './playwright.config.ts';

const late = '--import ts-blank-space/register --import ./tests/browser/late-answers.ts';

/** All end-to-end tests, with answers that come late and in pieces, by chance: a test that does not wait turns red. */
export default { ...config, webServer: { ...site, env: { ...site.env, NODE_OPTIONS: late } } };
