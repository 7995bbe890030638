import { expect, test } from './editor.ts';

test('a post with boxes and pictures opens at its beginning', async ({ editor }) => {
  await editor.open('posts/entries/young-and-ready-to-lead');
  await expect(editor.field('body').locator('[data-component-name]').first()).toBeAttached();
  await expect(editor.text('Title')).toBeInViewport();
});
