import { expect, test } from './test.ts';

const closedOn = 'Applications closed on';
const applyBy = 'Apply by';

/** The last minute of that day in Kampala, and the first of the next. */
const turn = [
  { moment: '2025-10-15T20:59:00Z', isOver: false },
  { moment: '2025-10-15T21:00:00Z', isOver: true },
];

test.describe('with a clock in another time zone', () => {
  // Half a day ahead of Kampala, with another date at both moments.
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  for (const path of ['/', '/announcements', '/jobs']) {
    test(`${path} shows a call as closed when its last day ends in Kampala`, async ({ page }) => {
      for (const { moment, isOver } of turn) {
        await page.clock.setFixedTime(moment);
        await page.goto(path);
        const tag = page.getByText('Closed', { exact: true });
        await expect(tag, moment).toBeVisible({ visible: isOver });
        if (path === '/') continue;
        const date = page.getByText(isOver ? closedOn : applyBy).filter({ visible: true });
        await expect(date.first(), moment).toContainText('October 15, 2025');
      }
    });
  }
});

for (const { site, isOver } of [
  { site: 'specification', isOver: true },
  { site: 'many', isOver: false },
] as const) {
  test.describe(`when JavaScript is unavailable on the site “${site}”`, () => {
    test.use({ site, javaScriptEnabled: false });

    test('shows the call as open or closed on the day of the build', async ({ page }) => {
      await page.goto('/announcements');
      const main = page.getByRole('main');
      await expect(main.getByText(closedOn).first()).toBeVisible({ visible: isOver });
      await expect(main.getByText(applyBy).first()).toBeVisible({ visible: !isOver });
      const toNext = main.getByRole('link', { name: 'Hear about the next call' });
      await expect(toNext).toHaveCount(isOver ? 2 : 0);
    });
  });
}
