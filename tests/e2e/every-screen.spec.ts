import { content } from './content.ts';
import { screens } from './screens.ts';
import { expect, hydrated, openHydrated, staysInDocument, test, titleOf } from './test.ts';

const { post, projects } = content;

for (const { path, head, heading } of screens) {
  test(`a visitor at ${path} sees which page it is, inside the site’s frame`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(titleOf(head));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      head.description,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // What React finds wrong with the page while it takes over would stand in the console.
    await hydrated(page);
  });
}

test('a keyboard user can skip the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('from page to page the browser loads no new document, and the head follows', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const stayed = await staysInDocument(page, async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
  });
  expect(stayed).toBe(true);
  await expect(page).toHaveURL('/projects');
  await expect(page).toHaveTitle(titleOf(projects.head));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    projects.head.description,
  );
});

test('a post opens from the list, with its text loaded on its own', async ({ page }) => {
  await openHydrated(page, '/blog');
  const stayed = await staysInDocument(page, async () => {
    await page.getByRole('link', { name: `Read More – ${post.title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  });
  expect(stayed).toBe(true);
  await expect(
    page.getByText('Over 75% of Ugandans are under 30.', { exact: false }),
  ).toBeVisible();
});

test('no page is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of screens) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
