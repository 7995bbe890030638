import { closedOn } from '../../../src/content/openings.ts';
import { kampalaDay } from '../../../src/lib/kampala-day.ts';
import { content } from '../content.ts';
import { expect, longDate, test } from '../test.ts';

const { stayInTouch } = content.announcements;
const deadline = content.call?.deadline ?? '2025-10-15';
const closed = `${closedOn} ${longDate(deadline)}`;

test.skip(!content.call, 'no call is featured');

const lastMinute = Date.parse(`${deadline}T20:59:00Z`);
const day = 24 * 60 * 60 * 1000;

const moments = [
  { when: 'before the last day', moment: lastMinute - 5 * day, isOver: false },
  { when: 'in the last minute of the last day in Kampala', moment: lastMinute, isOver: false },
  { when: 'when the next day begins in Kampala', moment: lastMinute + 60_000, isOver: true },
  { when: 'a year later', moment: lastMinute + 365 * day, isOver: true },
];

/** The two between which the answer changes. */
const turn = moments.slice(1, 3);

for (const timezoneId of ['Africa/Kampala', 'Pacific/Kiritimati', 'Pacific/Niue']) {
  test.describe(`by a clock set to ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the call is open to the end of its last day in Kampala, then says that it is over', async ({
      page,
    }) => {
      for (const { when, moment, isOver } of turn) {
        await page.clock.setFixedTime(moment);
        await page.goto('/announcements');
        const main = page.getByRole('main');
        await expect(main.getByText(closed), when).toBeVisible({ visible: isOver });
        await expect(main.getByText(stayInTouch.text), when).toBeVisible({ visible: isOver });
        // The rest stays as it is.
        await expect(main.getByRole('link', { name: 'Apply Now' }), when).toBeVisible();
        await expect(main.getByText(longDate(deadline), { exact: true }).last()).toBeVisible();
      }
    });
  });
}

const { banner } = content.home;
const { jobs } = content.jobs;

/** Every place that says how long something is open. */
const places = [
  { path: '/announcements', until: deadline },
  { path: '/', until: banner.isShown ? banner.deadline : undefined },
  { path: '/jobs', until: jobs.flatMap((job) => job.deadline ?? []).sort()[0] },
].filter(({ until }) => until === deadline);

test('every page says by the day of the visit what is over, and which year it is', async ({
  page,
}) => {
  for (const { path } of places) {
    for (const { when, moment, isOver } of moments) {
      await page.clock.setFixedTime(moment);
      await page.goto(path);
      await expect(page.getByText(closed), `${path} ${when}`).toBeVisible({ visible: isOver });
      const year = new Date(moment).getUTCFullYear();
      await expect(page.getByText(`© ${year}`), `${path} ${when}`).toBeVisible();
    }
  }
});

test('a call that is over leads to where one can ask for the next', async ({ page }) => {
  await page.clock.setFixedTime(lastMinute + day);
  await page.goto('/announcements');
  await page.getByRole('main').getByRole('link', { name: stayInTouch.link.label }).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('the call says how it was on the day of the build', async ({ page }) => {
    await page.goto('/announcements');
    const isOver = kampalaDay() > deadline;
    await expect(page.getByText(closed)).toBeVisible({ visible: isOver });
    await expect(page.getByText(stayInTouch.text)).toBeVisible({ visible: isOver });
  });
});
