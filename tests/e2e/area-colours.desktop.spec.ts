import type { Locator } from '@playwright/test';
import { content } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { focusAreas } = content.focusAreas;

function colourOf(place: Locator): Promise<string> {
  return place.evaluate((element) => getComputedStyle(element).color);
}

test('an area has one colour of its own wherever it appears', async ({ page }) => {
  const seen = new Map(focusAreas.map(({ id }) => [id, new Set<string>()]));

  await openHydrated(page, '/');
  for (const { id, title } of focusAreas) {
    const card = page.getByRole('main').getByRole('link', { name: title, exact: true });
    seen.get(id)?.add(await colourOf(card));
  }

  await openHydrated(page, '/focus-areas');
  for (const { id, title } of focusAreas) {
    const tab = page.getByRole('tab', { name: title });
    seen.get(id)?.add(await colourOf(tab));
    await tab.click();
    const heading = page.getByRole('tabpanel').getByRole('heading', { name: title });
    seen.get(id)?.add(await colourOf(heading));
  }

  await openHydrated(page, '/projects');
  for (const { title, category, icon } of content.projects.projects) {
    const row = page.getByRole('article').filter({ hasText: title });
    seen.get(icon)?.add(await colourOf(row.getByText(category, { exact: true })));
  }

  for (const [area, colours] of seen) expect([...colours], area).toHaveLength(1);
  expect(new Set([...seen.values()].flatMap((colours) => [...colours])).size).toBe(
    focusAreas.length,
  );
});
