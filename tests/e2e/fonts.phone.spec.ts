import { expectStillWhenFontsCome, test } from './late-fonts.ts';
import { screens } from './screens.ts';

// The commonest widths of phones beside the 360 pixels on which all tests run.
for (const width of [393, 412]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 915 } });

    for (const screen of screens) {
      test(`${screen.path} does not move when the fonts come`, async ({ page }) =>
        expectStillWhenFontsCome(page, screen));
    }
  });
}
