import { fillForm, message, sendButton } from './contact-form.ts';
import { inertControls } from './inert-controls.ts';
import { notFoundPaths, paths } from './screens.ts';
import { carousel, stories } from './stories.ts';
import { expect, notFoundLine, onPhone, test } from './test.ts';

test.use({ javaScriptEnabled: false, expectedInConsole: notFoundLine });

for (const path of [...paths, ...notFoundPaths]) {
  test(`${path} can be read and shows no inert control`, onPhone, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await inertControls(page)).toEqual([]);
  });
}

test('the menu opens, closes and leads to Jobs', async ({ page, isMobile }) => {
  await page.goto('/');
  const jobs = page.getByRole('banner').getByRole('link', { name: 'Jobs' });
  const name = isMobile ? 'Open menu' : 'Opportunities';
  const opener = page.getByRole('button', { name });
  await expect(jobs).toBeHidden();
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 500)]) {
    await opener.click();
    await expect(jobs).toBeVisible();
    await close();
    await expect(jobs).toBeHidden();
  }
  await opener.click();
  await jobs.click();
  await expect(page).toHaveURL('/jobs');
  await expect(jobs).toBeHidden();
});

test('home shows all stories, loads no font, and its banner closes', onPhone, async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('dialog').filter({ hasText: 'Board of Governors' });
  await banner.getByRole('button').click();
  await expect(banner).toBeHidden();
  let above = 0;
  for (const { quote, name, age } of stories) {
    await expect(carousel(page).getByText(`${name}, ${age}`)).toBeVisible();
    const words = carousel(page).getByText(quote);
    await words.scrollIntoViewIfNeeded();
    await expect(words).toBeInViewport();
    const top = await words.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
    expect(top).toBeGreaterThan(above);
    above = top;
  }
  const addresses = (await page.requests()).map((request) => request.url());
  expect(addresses.filter((it) => it.includes('/fonts/'))).toEqual([]);
});

test('all focus areas are shown, with a link to each', onPhone, async ({ page }) => {
  await page.goto('/focus-areas');
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const [id, words] of [
    ['srhr', 'Honest, age-appropriate lessons'],
    ['climate', 'Climate lessons and eco-clubs'],
    ['gender', 'Ending early marriage'],
    ['youth', 'Peer support and care'],
  ] as const) {
    await expect(page.getByText(words)).toBeVisible();
    await page.locator(`main a[href$="#${id}"]`).click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
});

test('a gallery picture opens as a file', onPhone, async ({ page }) => {
  await page.goto('/about');
  const gallery = page.getByRole('region', { name: 'Our Work in Action' });
  await gallery.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pictures\/square-[\w-]+\.svg$/);
});

test('the form opens the email app with the message', onPhone, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const asked = new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  await page.goto('/contact');
  await expect(page.getByText('The button opens your email app')).toBeVisible();
  await fillForm(page, message);
  await sendButton(page).click();
  const mail = new URL(await asked);
  expect(mail.pathname).toBe('hello@e-yess.example');
  expect(mail.searchParams.get('subject')).toBe('Message from the website');
  const body = mail.searchParams.get('body')?.replaceAll('\r\n', '\n');
  for (const [name, value] of Object.entries(message)) expect(body).toContain(`${name}=${value}`);
});
