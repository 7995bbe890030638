import { expectAllStillWhenFontsCome, test } from './late-fonts.ts';

// Until our fonts come, an iPhone writes in Arial, as computers do.
test.use({ viewport: { width: 393, height: 852 }, device: 'computer' });

test('on an iPhone no page moves when the fonts come', async ({ page }) => {
  await expectAllStillWhenFontsCome(page);
});
