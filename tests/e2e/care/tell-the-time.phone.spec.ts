import { closedOn } from '../../../src/content/openings.ts';
import { kampalaDay } from '../../../src/lib/kampala-day.ts';
import { content } from '../content.ts';
import { renderedOn, serveAsBuiltOn } from '../rendered-on.ts';
import { expect, hydrated, hydrateNow, idleMoment, longDate, test } from '../test.ts';

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
        await hydrateNow(page);
        const main = page.getByRole('main');
        await expect(main.getByText(closed), when).toHaveCount(isOver ? 1 : 0);
        await expect(main.getByText(stayInTouch.text), when).toHaveCount(isOver ? 1 : 0);
        // The rest stays as it is.
        await expect(main.getByRole('link', { name: 'Apply Now' }), when).toBeVisible();
        await expect(main.getByText(longDate(deadline), { exact: true }).first()).toBeVisible();
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

for (const { path } of places) {
  test(`${path}, built when the call was open, calls React only once that is no longer true`, async ({
    page,
  }) => {
    await serveAsBuiltOn(page, kampalaDay(lastMinute - 5 * day), path);
    for (const { when, moment, isOver } of moments) {
      await page.clock.setFixedTime(moment);
      await page.goto(path);
      if (isOver) await hydrated(page);
      else await idleMoment(page);
      await expect(page.getByText(closed), when).toHaveCount(isOver ? 1 : 0);
      await expect(page.locator('html'), when).toHaveAttribute(
        'data-scripted',
        isOver ? 'yes' : 'soon',
      );
      const year = new Date(moment).getUTCFullYear();
      await expect(page.getByText(`© ${year}`), when).toBeVisible();
    }
  });
}

test('a call that is over leads to where one can ask for the next', async ({ page }) => {
  await page.clock.setFixedTime(lastMinute + day);
  await page.goto('/announcements');
  await hydrateNow(page);
  await page.getByRole('main').getByRole('link', { name: stayInTouch.link.label }).click();
  await expect(page).toHaveURL('/contact');
});

test('a page says of itself what was so on the day of its build, for those without JavaScript', async () => {
  for (const { path } of places) {
    for (const { when, moment, isOver } of moments) {
      const markup = await renderedOn(kampalaDay(moment), path);
      const page = markup.replaceAll(/<[^>]*>/g, '');
      expect(page.includes(closed), `${path} ${when}`).toBe(isOver);
      expect(page, when).toContain(`© ${new Date(moment).getUTCFullYear()}`);
    }
  }
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('the call says how it was on the day of the build', async ({ page }) => {
    await page.goto('/announcements');
    const builtOn = await page.locator('[data-built]').getAttribute('data-built');
    const isOver = (builtOn ?? '') > deadline;
    await expect(page.getByText(closed)).toHaveCount(isOver ? 1 : 0);
    await expect(page.getByText(stayInTouch.text)).toHaveCount(isOver ? 1 : 0);
  });
});
