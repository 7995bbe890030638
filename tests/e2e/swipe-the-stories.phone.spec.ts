import { expectStory, openStories, slide } from './stories.ts';
import { expect, test, withMotion } from './test.ts';

test.use(withMotion);

test('a swipe turns the stories, round and round; a swipe down scrolls the page', async ({
  page,
}) => {
  await openStories(page);
  await slide(page).evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const box = await slide(page).boundingBox();
  if (!box) throw new Error('The story has no place on the page.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = await page.context().newCDPSession(page);

  /** Past half of the story's width it turns however slowly the finger goes. */
  async function swipe(dx: number, dy: number) {
    const at = (share: number) => [{ x: middle.x + dx * share, y: middle.y + dy * share }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(-0.5) });
    for (let step = 1; step <= 10; step += 1) {
      const touchPoints = at(step / 10 - 0.5);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  await swipe(-240, 0);
  await expectStory(page, 2);
  await swipe(240, 0);
  await expectStory(page, 1);
  await swipe(240, 0);
  await expectStory(page, 3);
  await swipe(-240, 0);
  await expectStory(page, 1);
  const scrolled = await page.evaluate(() => window.scrollY);
  await swipe(0, 150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
  await expect(slide(page)).toHaveAccessibleName('1 of 3');
});
