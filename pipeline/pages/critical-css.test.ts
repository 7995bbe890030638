import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const css = `:root{--gap:1px}a{color:red}.card{color:red}.md\\:card:hover{color:#00f}.sent{color:green}.post{color:#ff0}
@media print{.card{color:#000}.post{color:#000}}.list>.card,.list .post{margin:0}main:not(.card){padding:0}`;

const script = 'note.className=`sent`';

test('the critical CSS has the rules for the classes of the page, and of what its script adds', () => {
  const list = '<ul class="list md:card"><li class="card"><p class="post">One</p></ul>';
  for (const rule of ['.post{', '.card{', '.md\\:card:hover{', '.sent{', '.list>.card']) {
    expect(criticalCss([script, list], css)).toContain(rule);
  }
});

test('but no others', () => {
  expect(criticalCss([script, '<p>Us</p>'], css)).toBe(
    ':root{--gap:1px}a{color:red}.sent{color:green}main:not(.card){padding:0}',
  );
});
