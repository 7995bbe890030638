import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, copy, expect, now, test } from './editor.ts';

test('what is wrong is said in our words, saving is refused, nothing typed is lost, and what is mended is saved', async ({
  editor,
}) => {
  await editor.open('_singletons/entries/jobs');
  await editor.field('jobs').getByRole('button', { name: 'Expand', exact: true }).click();
  const name = editor.field('jobs.0.id').getByRole('textbox');
  await name.fill('The driver');
  const check = editor.field('validation');
  await expect(check).toContainText(
    'Jobs › 1 › Short name is "The driver", which cannot be used in an address.',
  );
  await editor.saveButton.click();
  await expect(check.getByRole('alert')).toContainText('Not saved yet.');
  await expect(name).toHaveValue('The driver');
  expect(now('jobs.yaml')).toBe(before('jobs.yaml'));

  await name.fill('driver');
  await expect(check).toContainText('Nothing is wrong');
  await expect(check.getByRole('alert')).toBeHidden();
  await editor.save();
  expect(now('jobs.yaml')).toBe(before('jobs.yaml').replace('board-member', 'driver'));
});

const wrong = [
  [
    'a deadline before the posting',
    'deadline',
    '2025-09-01',
    'Deadline is 2025-09-01, before the call is posted on 2025-10-01.',
  ],
  ['an empty text', 'title', '', 'Still empty: Title.'],
] as const;

for (const [what, field, value, sentence] of wrong) {
  test(`${what} is refused`, async ({ editor }) => {
    const call = 'calls/board-of-governors-2025.yaml';
    await editor.open('calls/entries/board-of-governors-2025');
    await editor.field(field).locator('input').first().fill(value);
    await expect(editor.field('validation')).toContainText(sentence);
    await editor.saveButton.click();
    await expect(editor.field('validation').getByRole('alert')).toContainText('Not saved yet.');
    expect(now(call)).toBe(before(call));
  });
}

test('a change that asks for another is said where it is always in sight, and may be saved', async ({
  editor,
}) => {
  const job = before('jobs.yaml').replace('link: /announcements', 'link: /projects#green-hands');
  writeFileSync(join(copy, 'content/jobs.yaml'), job);
  await editor.open('_singletons/entries/projects');
  await editor.field('projects').scrollIntoViewIfNeeded();
  const project = editor.field('projects').locator('.item').filter({ hasText: 'Green Hands' });
  await project.getByRole('button', { name: 'Expand', exact: true }).click();
  await editor.field('projects.2.title').getByRole('textbox').fill('Green Fingers');
  const said = editor
    .field('validation')
    .getByText(
      'Jobs › Jobs › 1 › Link of “View Details” leads to /projects#green-hands, but the site has no such page.',
    );
  await expect(said).toBeInViewport();
  await editor.save();
  expect(now('projects.yaml')).toContain('title: Green Fingers');
});

test('a post that is linked is not deleted: a sentence says where; a new one cannot be called “Page”', async ({
  editor,
  page,
}) => {
  const path = '/blog/young-and-ready-to-lead';
  const job = before('jobs.yaml').replace('link: /announcements', `link: ${path}`);
  writeFileSync(join(copy, 'content/jobs.yaml'), job);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  await editor.open('posts/entries/young-and-ready-to-lead');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(() => said)
    .toEqual([
      'young-and-ready-to-lead is used in Jobs › Jobs › 1 › Link of “View Details”: choose another link there first.',
    ]);
  expect(now('posts/young-and-ready-to-lead.md')).toBe(before('posts/young-and-ready-to-lead.md'));

  await editor.goTo('collections/posts/new');
  await editor.text('Title').fill('Page');
  await expect(editor.field('validation')).toContainText(
    'Title “Page” gives an address that is taken.',
  );
});
