import { expectAllStillWhenFontsCome } from './late-fonts.ts';
import { test } from './test.ts';

test('on a computer no page moves when the fonts come', async ({ page }) => {
  await expectAllStillWhenFontsCome(page);
});

test.describe('until our fonts come an iPhone writes in Arial, as computers do', () => {
  test.use({
    viewport: { width: 393, height: 852 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

  test('on an iPhone no page moves when the fonts come', async ({ page }) => {
    await expectAllStillWhenFontsCome(page);
  });
});
