import { button, carousel, expectStory } from '../stories.ts';
import { allLaidOut, expect, idleMoment, saveData, test } from '../test.ts';

test('whoever saves data gets no fonts, and React only for what is used', async ({ page }) => {
  await saveData(page);
  const asked = async (part: string) =>
    (await page.requests()).some((it) => it.url().includes(part));
  await page.goto('/');
  await allLaidOut(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await idleMoment(page);
  await idleMoment(page);
  expect(await asked('/react-')).toBe(false);
  await button(page, 'Next story').click();
  await expectStory(page, 2);
  expect(await asked('/react-')).toBe(true);
  expect(await asked('/fonts/')).toBe(false);
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads in the letters of the phone', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fonts).toEqual([]);
  });
});
