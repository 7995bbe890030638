import { postPath } from '../../../src/lib/post-path.ts';
import { expectSent, fillIn, message, send } from '../contact-form.ts';
import { content, unlessPosts } from '../content.ts';
import { screensWithControls } from '../screens.ts';
import { expect, openHydrated, test } from '../test.ts';

const { blog, home, post } = content;

// As in a browser that is told to keep nothing, or to let no page near the clipboard.
test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions([]);
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: denied });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied });
  });
});

test('pages work where nothing may be stored', async ({ page }) => {
  for (const { path, heading } of screensWithControls) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contact.intro.title);
  }
});

test('the banner closes, a message is sent, an address can be copied by hand', async ({ page }) => {
  await openHydrated(page, '/');
  const banner = page.getByRole('dialog', { name: home.banner.label });
  if (home.banner.isShown) await banner.getByRole('button').click();
  await expect(banner).toBeHidden();

  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await send(page).click();
  await expectSent(page);

  test.skip(...unlessPosts);
  await openHydrated(page, postPath(post.id));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: blog.share.copyYourself })).toBeFocused();
});
