import { expectAllStillWhenFontsCome, test } from './late-fonts.ts';

test('on a computer no page moves when the fonts come', async ({ page }) => {
  await expectAllStillWhenFontsCome(page);
});
