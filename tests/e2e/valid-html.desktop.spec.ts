import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { errorScreens, screens } from './screens.ts';
import { expect, test } from './test.ts';

const site = 'dist/site';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Matters of style that HTML leaves open and React decides.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
});

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test('every screen is among the built pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(screens.length + errorScreens.length);
});

for (const name of pages) {
  test(`${name} is valid HTML`, async () => {
    const report = await validator.validateString(readFileSync(join(site, name), 'utf8'), name);
    const problems = report.results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${line}, ${selector})`);
    expect(problems).toEqual([]);
  });
}
