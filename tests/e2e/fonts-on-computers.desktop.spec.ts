import { expectAsLong, expectStillIn, expectStillWhenFontsCome } from './late-fonts.ts';
import { screens } from './screens.ts';
import { test } from './test.ts';

/** Until our fonts come it writes in Arial, as computers do. */
const iPhone = { width: 393, height: 852 };

test('on a computer no page moves when the fonts come, nor on an iPhone', async ({ page }) => {
  let words = '';
  for (const screen of screens) {
    await test.step(screen.path, async () => {
      await expectStillWhenFontsCome(page, screen);
      await expectStillIn(page, iPhone);
      words += await page.getByRole('main').innerText();
    });
  }
  await test.step('because words are as long in Arial as in our fonts', () =>
    expectAsLong(page, 'Arial', words));
});
