import { deviceFonts } from '../browser/device-fonts.ts';
import { expectAllStillWhenFontsCome } from './late-fonts.ts';
import { test } from './test.ts';

// Until our fonts come, an iPhone writes in Arial, as computers do.
test.use({
  viewport: { width: 393, height: 852 },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      env: { ...launchOptions.env, ...(await deviceFonts('computer')) },
    }),
});

test('on an iPhone no page moves when the fonts come', async ({ page }) => {
  await expectAllStillWhenFontsCome(page);
});
