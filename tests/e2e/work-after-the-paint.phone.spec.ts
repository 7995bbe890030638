import type { Locator, Page } from '@playwright/test';
import { families, ours } from './late-fonts.ts';
import { allLaidOut, drawn, expect, holdBack, idleMoment, test } from './test.ts';

// Each look that the browser takes at the whole page keeps a slow phone from answering; home has the most to look at.

const entry = '**/assets/main-*.js';

/** Whether the browser has laid an element out: what it spares itself has no boxes. */
function isLaidOut(element: Locator): Promise<boolean> {
  return element.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
}

/** What Chromium notes of its own work. */
interface Note {
  args: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

/** Of how many elements the browser works out the styles, and how many boxes it lays out, each time during an action. */
async function workDuring(page: Page, action: () => Promise<unknown>) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  await drawn(page);
  await idleMoment(page);
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  const notes: Note[] = traceEvents;
  return {
    styled: notes.flatMap(({ args }) => args.elementCount ?? []),
    laidOut: notes.flatMap(({ args }) => args.beginData?.dirtyObjects ?? []),
  };
}

test('the page is laid out and styled in parts, none of which is half of it', async ({ page }) => {
  const { laidOut, styled } = await workDuring(page, async () => {
    await page.goto('/');
    await allLaidOut(page);
  });
  const half = (await page.locator('*').count()) / 2;
  expect(Math.max(...laidOut)).toBeLessThan(half);
  expect(Math.max(...styled)).toBeLessThan(half);
});

test('each part that could wait has an idle moment of its own', async ({ page }) => {
  await page.addInitScript(() => {
    let moments = 0;
    const whenIdle = requestIdleCallback;
    window.requestIdleCallback = (answer) =>
      whenIdle((deadline) => {
        moments += 1;
        answer(deadline);
      });
    const shownIn: number[] = [];
    Object.assign(window, { shownIn });
    new MutationObserver((changes) => {
      const parts = changes.filter(({ oldValue }) =>
        oldValue?.split(' ').includes('deferred-layout'),
      );
      shownIn.push(...parts.map(() => moments));
    }).observe(document, { attributeFilter: ['class'], attributeOldValue: true, subtree: true });
  });
  await page.goto('/');
  await allLaidOut(page);
  const shownIn: number[] = await page.evaluate(() => Reflect.get(window, 'shownIn'));
  expect(shownIn.length).toBeGreaterThan(1);
  expect(new Set(shownIn).size).toBe(shownIn.length);
});

test('where all of it is laid out at once, it is so anew once, for both fonts', async ({
  page,
}) => {
  const arrive = await holdBack(page, '**/fonts/*.woff2');
  await page.goto('/#main');
  await idleMoment(page);
  const { laidOut } = await workDuring(page, () => {
    arrive();
    return expect.poll(() => families(page, 'loaded', 'file')).toEqual(ours);
  });
  const half = (await page.locator('*').count()) / 2;
  const told = `boxes laid out, each time: ${laidOut.join(', ')}`;
  expect(
    laidOut.filter((boxes) => boxes > half),
    told,
  ).toHaveLength(1);
});

test('what is far below waits until it comes near, or is printed', async ({ page }) => {
  await holdBack(page, entry);
  await page.goto('/', { waitUntil: 'commit' });
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await expect.poll(() => isLaidOut(lastLink)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut(lastLink)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => isLaidOut(lastLink)).toBe(false);
  await lastLink.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(lastLink)).toBe(true);
  await page.unrouteAll();
});

test('whoever comes to a place or to words in the page, or comes back, finds all at its place', async ({
  page,
}) => {
  await holdBack(page, entry);
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  for (const path of ['/#main', '/#:~:text=climate']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => isLaidOut(lastLink)).toBe(true);
  }
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => isLaidOut(lastLink)).toBe(false);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => isLaidOut(lastLink)).toBe(true);
  await page.unrouteAll();
});

test('the first script does not have all styles worked out anew', async ({ page }) => {
  await page.goto('/');
  await idleMoment(page);
  const { styled } = await workDuring(page, () =>
    page.locator('html').evaluate((root) => {
      delete root.dataset['scripted'];
      document.body.getBoundingClientRect();
      root.dataset['scripted'] = 'yes';
      document.body.getBoundingClientRect();
    }),
  );
  const half = (await page.locator('*').count()) / 2;
  expect(styled.length).toBeGreaterThan(0);
  expect(styled.filter((elements) => elements > half)).toEqual([]);
});
