import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style rules, which React decides.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
});

for (const dist of ['dist', 'dist/tests/many', 'dist/tests/few']) {
  test(`the pages in ${dist} are valid HTML`, async () => {
    const site = join(dist, 'site');
    const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
    const pages = names.filter((name) => name.endsWith('.html'));
    expect(pages).toEqual(expect.arrayContaining(['index.html', '404.html', 'blog/404.html']));
    for (const name of pages) {
      const { results } = await validator.validateString(readFileSync(join(site, name), 'utf8'));
      const problems = results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
      expect.soft(problems, name).toEqual([]);
    }
  });
}
