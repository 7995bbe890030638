import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copy, expect, now, photoNamed, test } from './editor.ts';

const post = 'posts/entries/young-and-ready-to-lead';
const postFile = 'posts/young-and-ready-to-lead.md';

test('a post with boxes and pictures opens at its beginning', async ({ editor }) => {
  await editor.open(post);
  await expect(editor.field('body').locator('[data-component-name]').first()).toBeAttached();
  await expect(editor.text('Title')).toBeInViewport();
});

test('photos are saved under plain names, in a field and in a text', async ({ editor, page }) => {
  await editor.open(post);
  const fromIphone = readFileSync('editor/tests/photo.heic');
  await editor.choosePhoto(editor.field('image.file'), {
    name: 'IMG_20261101_1.HEIC',
    mimeType: 'image/heic',
    buffer: fromIphone,
  });
  await expect(editor.field('image.file')).toContainText('New: img-20261101-1.webp');

  const text = editor.text('Text');
  await text.getByRole('button', { name: 'Picture' }).click();
  const box = page.getByRole('dialog', { name: 'Picture' });
  await box.getByRole('textbox', { name: 'Description' }).fill('Tall trees');
  await editor.choosePhoto(box, await photoNamed('Foto Schöne Bäume (2).PNG', 'brown'));
  await expect(box).toContainText('New: foto-schone-baume-2.webp');
  await box.getByRole('button', { name: /^(Update|Insert)$/ }).click();
  await expect(editor.preview.getByRole('img', { name: 'Tall trees' })).toHaveJSProperty(
    'naturalWidth',
    400,
  );
  await expect(page.getByText('Nothing is wrong')).toBeVisible();

  await editor.save();
  expect(now(postFile)).toContain('file: img-20261101-1.webp');
  expect(now(postFile)).toContain('![Tall trees](foto-schone-baume-2.webp)');
  for (const name of ['img-20261101-1.webp', 'foto-schone-baume-2.webp']) {
    expect(existsSync(join(copy, 'content/pictures', name))).toBe(true);
  }
});

const noPhotos = [
  ['damaged.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', '“damaged.heic” cannot be read'],
  ['notes.jpg', 'These are only words.', '“notes.jpg” is not a photo, or it is damaged.'],
] as const;

for (const [name, bytes, sentence] of noPhotos) {
  test(`${name} (“${sentence}”) is refused, and nothing is lost`, async ({ editor }) => {
    await editor.open(post);
    const excerpt = editor.text('Excerpt');
    await excerpt.fill('A new excerpt');
    const picture = editor.field('image.file');
    await editor.choosePhoto(picture, {
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(bytes),
    });
    await expect(picture).toContainText(sentence);
    await expect(picture).toContainText('post.svg');
    await expect(excerpt).toHaveValue('A new excerpt');
    await editor.choosePhoto(picture, await photoNamed('DSC_0001.JPG'));
    await expect(picture).not.toContainText(sentence);
    await expect(picture).toContainText('New: dsc-0001.webp');
  });
}

test('a picture that is used is not deleted: a sentence says where it is', async ({
  editor,
  page,
}) => {
  const pictures = join(copy, 'content/pictures');
  copyFileSync(join(pictures, 'square.svg'), join(pictures, 'unused.svg'));
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  const remove = async (name: string) => {
    await page.getByRole('row', { name }).click();
    await page.getByRole('button', { name: 'Delete Selected Asset' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };

  await editor.goTo('assets/content/pictures');
  await remove('square.svg');
  await expect
    .poll(() => said)
    .toEqual([
      'square.svg is used in Gallery › Pictures › 1 › Picture: choose another picture there first.',
    ]);
  await expect(page.getByRole('row', { name: 'square.svg' })).toBeVisible();
  expect(existsSync(join(pictures, 'square.svg'))).toBe(true);

  await remove('unused.svg');
  await expect(page.getByRole('row', { name: 'unused.svg' })).toBeHidden();
  expect(existsSync(join(pictures, 'unused.svg'))).toBe(false);
  expect(said).toHaveLength(1);
});
