import { expectAllStillWhenFontsCome } from './late-fonts.ts';
import { test } from './test.ts';

test('on a computer no page moves when the fonts come', async ({ page }) => {
  await expectAllStillWhenFontsCome(page);
});
