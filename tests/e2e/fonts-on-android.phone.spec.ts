import { expectAllStillWhenFontsCome } from './late-fonts.ts';
import { test } from './test.ts';

// Beside the 360 pixels on which all tests run, the commonest width of phones with Android.
test.use({ viewport: { width: 412, height: 915 } });

test('on a wider phone no page moves when the fonts come', async ({ page }) => {
  await expectAllStillWhenFontsCome(page);
});
