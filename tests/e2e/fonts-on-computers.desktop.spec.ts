import { expectAsLong, expectStillWhenFontsCome } from './late-fonts.ts';
import { screens } from './screens.ts';
import { test } from './test.ts';

test('on a computer no page moves when the fonts come', async ({ page }) => {
  let words = '';
  for (const screen of screens) {
    await test.step(screen.path, async () => {
      await expectStillWhenFontsCome(page, screen);
      words += await page.getByRole('main').innerText();
    });
  }
  await test.step('because words are as long in Arial as in our fonts, on an iPhone too', () =>
    expectAsLong(page, 'Arial', words));
});
