import { content } from './content.ts';
import { expect, expectReachable, openHydrated, test } from './test.ts';

const { call } = content;
const { labels } = content.announcements;

// A volunteer may close the call; what the page says then is tested beside its code.
test.skip(!call, 'no call is featured');

test('a reader learns all of the featured call, and how to answer it', async ({ page }) => {
  await page.goto('/announcements');
  const part = (name: string) => page.getByRole('region', { name });

  await test.step('what it is, since when and until when', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(call?.title ?? 'missing');
    await expect(page.getByText(call?.category ?? 'missing', { exact: true })).toBeVisible();
    await expect(page.getByText(call?.description ?? 'missing')).toBeVisible();
    const dates = page.getByRole('article').locator('dl time');
    await expect(dates).toHaveText([/^[A-Z][a-z]+ \d+, \d{4}$/, /^[A-Z][a-z]+ \d+, \d{4}$/]);
    await expect(dates.nth(0)).toHaveAttribute('datetime', call?.date ?? 'missing');
    await expect(dates.nth(1)).toHaveAttribute('datetime', call?.deadline ?? 'missing');
    const facts = page.getByRole('article').locator('dl');
    for (const { term, fact } of call?.facts ?? []) {
      await expect(facts.getByRole('term').filter({ hasText: term })).toBeVisible();
      await expect(facts.getByRole('definition').filter({ hasText: fact })).toBeVisible();
    }
  });

  await test.step('its parts, in the order of the specification', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      labels.overview,
      labels.responsibilities,
      labels.expertise,
      labels.whyJoin,
      labels.howToApply,
      labels.contact,
    ]);
    await expect(part(labels.overview)).toContainText(call?.content.overview ?? 'missing');
    await expect(part(labels.responsibilities).getByRole('listitem')).toHaveText(
      call?.content.responsibilities ?? [],
    );
    await expect(part(labels.expertise).getByRole('listitem')).toHaveText(
      call?.content.expertise ?? [],
    );
    await expect(part(labels.whyJoin)).toContainText(call?.content.whyJoin ?? 'missing');
  });

  await test.step('the steps to apply, numbered, and what comes after them', async () => {
    const steps = part(labels.howToApply).locator('ol > li');
    await expect(steps).toHaveText(call?.content.howToApply ?? []);
    await expect(steps.first()).toHaveCSS('list-style-type', 'decimal');
    const afterwards = part(labels.howToApply).locator('ul > li');
    await expect(afterwards).toHaveText(call?.content.afterwards ?? []);
  });

  await test.step('“Apply Now” opens a mail to us with the subject filled in', async () => {
    const href = await page.getByRole('link', { name: 'Apply Now' }).getAttribute('href');
    const mail = new URL(href ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.pathname).toBe(content.organisation.organisation.email);
    expect(mail.searchParams.get('subject')).toBe(call?.title);
    // Mail programs show a plus sign as a plus sign.
    expect(href).not.toContain('+');
  });

  await test.step('mail and phones can be tapped', async () => {
    const { email, phone } = call?.contact ?? { email: 'missing', phone: [] };
    await expectReachable(part(labels.contact), email, phone);
    await expect(part(labels.contact).getByRole('link')).toHaveCount(1 + phone.length);
  });
});

test('“How to apply” leads the eye and the keyboard there, as often as it is chosen, and Back away again', async ({
  page,
}) => {
  await openHydrated(page, '/announcements');
  const steps = page.getByRole('region', { name: labels.howToApply });
  for (let time = 0; time < 2; time += 1) {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(steps).not.toBeInViewport();
    await page.getByRole('link', { name: labels.howToApply }).click();
    await expect(steps.getByRole('heading', { level: 2 })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(steps.getByRole('link').first()).toBeFocused();
  }
  await page.goBack();
  await expect(steps).not.toBeInViewport();
  await expect(page).toHaveURL('/announcements');
});
