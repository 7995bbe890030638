import { expect, test } from 'vitest';
import { stylesOfKinds } from './page-styles.ts';

const css = `:root{--gap:1px}a{color:red}.card{color:red}.md\\:card:hover{color:#00f}.sent{color:green}.post{color:#ff0}
@media print{.card{color:#000}.post{color:#000}}.list>.card,.list .post{margin:0}main:not(.card){padding:0}`;

const pages = [
  { folder: 'blog-post', html: '<p class="post">One</p>' },
  { folder: 'blog-post', html: '<ul class="list md:card"><li class="card"></ul>' },
  { folder: 'about', html: '<p>Us</p>' },
];

const styles = stylesOfKinds(pages, 'note.className=`sent`', css);

test('a page brings the rules for its own classes, those of pages of its kind, and of what its script adds', () => {
  expect([...styles.keys()]).toEqual(['blog-post', 'about']);
  for (const rule of ['.post{', '.card{', '.md\\:card:hover{', '.sent{', '.list>.card']) {
    expect(styles.get('blog-post')).toContain(rule);
  }
});

test('but no others', () => {
  expect(styles.get('about')).toBe(
    ':root{--gap:1px}a{color:red}.sent{color:green}main:not(.card){padding:0}',
  );
});
