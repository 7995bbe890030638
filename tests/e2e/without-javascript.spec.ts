import { postPath } from '../../src/lib/post-path.ts';
import { fillIn, message, send } from './contact-form.ts';
import { content, unlessPosts } from './content.ts';
import { deadControls } from './dead-controls.ts';
import { screens } from './screens.ts';
import { expect, notFoundLine, onPhone, test } from './test.ts';

test.use({ javaScriptEnabled: false, expectedInConsole: notFoundLine });

test(
  'when JavaScript is unavailable, every page can be read and shows no control that needs it',
  onPhone,
  async ({ page }) => {
    for (const { path, heading } of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await deadControls(page), path).toEqual([]);
    }
  },
);

test(
  'when JavaScript is unavailable, the two kinds of “not found” can be read',
  onPhone,
  async ({ page }) => {
    await page.goto('/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: content.notFound.notFound.link.label }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/blog/no-such-post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  },
);

test('when JavaScript is unavailable, the banner can be closed', onPhone, async ({ page }) => {
  const { isShown, label, close } = content.home.banner;
  test.skip(!isShown, 'no banner is shown');
  await page.goto('/');
  const banner = page.getByRole('dialog', { name: label });
  await banner.getByRole('button', { name: close }).click();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('when JavaScript is unavailable, a visitor reaches Jobs through the menu', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const jobs = page.getByRole('banner').getByRole('link', { name: 'Jobs' });
  const opener = page.getByRole('button', { name: isMobile ? 'Open menu' : 'Opportunities' });
  await expect(jobs).toBeHidden();

  await opener.click();
  await expect(jobs).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(jobs).toBeHidden();

  await opener.click();
  await page.mouse.click(5, 500);
  await expect(jobs).toBeHidden();

  await opener.click();
  await jobs.click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.jobs.intro.title);
  await expect(jobs).toBeHidden();
});

test(
  'when JavaScript is unavailable, all stories can be read, one below the other',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    const stories = page.getByRole('region', { name: 'Impact Stories' });
    let above = 0;
    for (const { quote, name, age, location } of content.stories.stories) {
      await expect(stories.getByText(`${name}, ${age}`)).toBeVisible();
      await expect(stories.getByText(`${location}, Uganda`)).toBeVisible();
      const words = stories.getByText(quote);
      await words.scrollIntoViewIfNeeded();
      await expect(words).toBeInViewport();
      const box = await words.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
      expect(box).toBeGreaterThan(above);
      above = box;
    }
  },
);

test(
  'when JavaScript is unavailable, all focus areas can be read, and links lead to each',
  onPhone,
  async ({ page }) => {
    await page.goto('/focus-areas');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const { id, title, description, keyAreas } of content.focusAreas.focusAreas) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.getByText(description)).toBeVisible();
      for (const area of keyAreas) await expect(page.getByText(area)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`/focus-areas#${id}`);
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
  },
);

test(
  'when JavaScript is unavailable, a gallery picture opens as a file',
  onPhone,
  async ({ page }) => {
    await page.goto('/about');
    const section = page.getByRole('region', { name: 'Our Work in Action' });
    await section.getByRole('link').first().click();
    await expect(page).toHaveURL(content.gallery.gallery[0]?.image.file.src ?? 'missing');
  },
);

test(
  'when JavaScript is unavailable, the form opens the mail program with the message in it, and says so',
  onPhone,
  async ({ page }) => {
    const { byMail, mailSubject } = content.contact.form;
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const asked = new Promise<string>((resolve) => {
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
    });
    await page.goto('/contact');
    await expect(page.getByText(byMail)).toBeVisible();
    await fillIn(page, message);
    await send(page).click();
    const mail = new URL(await asked);
    expect(mail.pathname).toBe(content.organisation.organisation.email);
    expect(mail.searchParams.get('subject')).toBe(mailSubject);
    const body = mail.searchParams.get('body') ?? '';
    for (const [name, value] of Object.entries(message)) {
      expect(body.replaceAll('\r\n', '\n')).toContain(`${name}=${value}`);
    }
  },
);

test(
  'when JavaScript is unavailable, a post is found in the list and read to its end',
  onPhone,
  async ({ page }) => {
    test.skip(...unlessPosts);
    await page.goto('/blog');
    await page.getByRole('main').getByRole('link', { name: content.post.title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.post.title);
    for (const block of content.post.content) {
      if ('text' in block) await expect(page.getByText(block.text).first()).toBeVisible();
    }
  },
);

test(
  'in a browser that cannot tell its styles of scripts, controls appear when the first script says so',
  onPhone,
  async ({ page }) => {
    test.skip(...unlessPosts);
    await page.goto(postPath(content.post.id));
    const share = page.getByRole('button', { name: 'Share' });
    await expect(share).toBeHidden();
    await page.locator('html').evaluate((html) => html.setAttribute('data-scripted', 'yes'));
    await expect(share).toBeVisible();
  },
);
