import { content } from '../content.ts';
import { expect, hydrated, test } from '../test.ts';

const { stayInTouch } = content.announcements;
const closed = 'Applications closed on October 15, 2025';

for (const { when, moment, isOver } of [
  { when: 'before the last day', moment: '2025-10-10T09:00:00Z', isOver: false },
  {
    when: 'in the last minute of the last day in Kampala',
    moment: '2025-10-15T20:59:00Z',
    isOver: false,
  },
  { when: 'when the next day begins in Kampala', moment: '2025-10-15T21:00:00Z', isOver: true },
  { when: 'a year later', moment: '2026-10-15T09:00:00Z', isOver: true },
]) {
  for (const timezoneId of ['Africa/Kampala', 'Pacific/Kiritimati', 'Pacific/Niue']) {
    test.describe(`${when}, by a clock set to ${timezoneId}`, () => {
      test.use({ timezoneId });

      test(`the call ${isOver ? 'says that it is over, and how to stay in touch' : 'is open'}`, async ({
        page,
      }) => {
        await page.clock.setFixedTime(moment);
        await page.goto('/announcements');
        await hydrated(page);
        const main = page.getByRole('main');
        await expect(main.getByText(closed)).toHaveCount(isOver ? 1 : 0);
        await expect(main.getByText(stayInTouch.text)).toHaveCount(isOver ? 1 : 0);
        // The rest stays as it is.
        await expect(main.getByRole('link', { name: 'Apply Now' })).toBeVisible();
        await expect(main.getByText('October 15, 2025', { exact: true }).first()).toBeVisible();
      });
    });
  }
}

test('a call that is over leads to where one can ask for the next', async ({ page }) => {
  await page.goto('/announcements');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: stayInTouch.link.label }).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('the call says how it was on the day of the build', async ({ page }) => {
    await page.goto('/announcements');
    await expect(page.getByText(closed)).toBeVisible();
    await expect(page.getByText(stayInTouch.text)).toBeVisible();
  });
});
