import { content } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { home, focusAreas } = content;

test('every button leads where it says', async ({ page }) => {
  await openHydrated(page, '/');
  for (const [label, path] of [
    ['About Us', '/about'],
    ['Get Involved', '/contact'],
    ['Explore Our Programs', '/focus-areas'],
    [home.callToAction.links[0].label, '/projects'],
    [home.callToAction.links[1].label, '/contact'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    await expect(page, label).toHaveURL(path);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  }
});

test('each of the four cards leads to its own tab', async ({ page }) => {
  await openHydrated(page, '/');
  const cards = page.getByRole('region', { name: home.programs.title });
  await expect(cards.getByRole('listitem')).toHaveCount(4);
  for (const [title, id] of [
    ['Sexual and Reproductive Health', 'srhr'],
    ['Climate Justice', 'climate'],
    ['Gender Equality', 'gender'],
    ['Youth Development', 'youth'],
  ] as const) {
    await cards.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/focus-areas#${id}`);
    await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText(
      focusAreas.focusAreas.find((area) => area.id === id)?.description ?? 'missing',
    );
    await page.goBack();
  }
});
