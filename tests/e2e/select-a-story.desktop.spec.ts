import { expectStory, openStories, slide, stories } from './stories.ts';
import { expect, test } from './test.ts';

test('with the mouse words are selected, and nothing turns', async ({ page }) => {
  await openStories(page);
  const words = slide(page).getByText(stories[0]?.quote ?? 'missing');
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error('The words have no place on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(2, box.y + box.height / 2, { steps: 5 });
  // As browsers do that scroll on to select more.
  await slide(page).evaluate((it) => it.parentElement?.parentElement?.scrollBy(-600, 0));
  await expectStory(page, 1);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(10);
  await expectStory(page, 1);
});
