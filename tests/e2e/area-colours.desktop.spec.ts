import type { Locator } from '@playwright/test';
import { areaNames } from './screens.ts';
import { expect, openHydrated, test } from './test.ts';

const areas = Object.entries(areaNames);

test('each focus area has the same colour on all pages', async ({ page }) => {
  const seen = areas.map(() => new Set<string>());
  const note = async (placesOf: (area: string, category: string) => Locator) => {
    for (const [index, [area, category]] of areas.entries()) {
      const places = placesOf(area, category);
      const colours = await places.evaluateAll((all) =>
        all.map((it) => getComputedStyle(it).color),
      );
      expect(colours, area).not.toEqual([]);
      for (const colour of colours) seen[index]?.add(colour);
    }
  };

  await page.goto('/');
  await note((area) => page.getByRole('main').locator(`a[href="/focus-areas#${area}"]`));
  await openHydrated(page, '/focus-areas');
  await note((area) => page.locator(`[role="tab"][href$="#${area}"]`));
  await note((area) => page.locator(`#${area} h2`));
  await page.goto('/projects');
  await note((_, category) => page.getByRole('article').getByText(category, { exact: true }));

  expect(seen.map(({ size }) => size)).toEqual([1, 1, 1, 1]);
  expect(new Set(seen.flatMap((colours) => [...colours])).size).toBe(4);
});
