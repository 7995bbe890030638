import { expectSent, fillIn, message, send } from '../contact-form.ts';
import { content } from '../content.ts';
import { screensWithControls } from '../screens.ts';
import { expect, openHydrated, test } from '../test.ts';

const { blog, home } = content;

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

test('pages can be read, the banner closes, a message is sent, an address is copied by hand', async ({
  page,
}) => {
  for (const { path, heading } of screensWithControls) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (path === '/' && home.banner.isShown) {
      const banner = page.getByRole('dialog', { name: home.banner.label });
      await banner.getByRole('button').click();
      await expect(banner).toBeHidden();
    }
    if (path === '/contact') {
      await fillIn(page, message);
      await send(page).click();
      await expectSent(page);
    }
    if (path.startsWith('/blog/')) {
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('textbox', { name: blog.share.copyYourself })).toBeFocused();
    }
  }
});
