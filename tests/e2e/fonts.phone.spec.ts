import { expectStillWhenFontsCome, test } from './late-fonts.ts';
import { screens } from './screens.ts';

// The commonest widths of phones beside the 360 pixels on which all tests run.
for (const width of [393, 412]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 915 } });

    test('no page moves when the fonts come', async ({ page }) => {
      for (const screen of screens) await expectStillWhenFontsCome(page, screen);
    });
  });
}
