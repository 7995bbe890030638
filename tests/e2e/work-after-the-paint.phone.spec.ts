import type { Page } from '@playwright/test';
import { families, ours } from './late-fonts.ts';
import { expect, holdBack, idleMoment, test } from './test.ts';

// Each look that the browser takes at the whole page keeps a slow phone from answering; home has the most to look at.

/** What Chromium notes of its own work. */
interface Note {
  args: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

/** Of how many elements the browser works out the styles, and how many boxes it lays out, each time during an action. */
async function workDuring(page: Page, action: () => Promise<unknown>) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  await idleMoment(page);
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  const notes: Note[] = traceEvents;
  return {
    styled: notes.flatMap(({ args }) => args.elementCount ?? []),
    laidOut: notes.flatMap(({ args }) => args.beginData?.dirtyObjects ?? []),
  };
}

test('the whole page is laid out anew once, for both fonts', async ({ page }) => {
  const arrive = await holdBack(page, '**/fonts/*.woff2');
  await page.goto('/');
  await idleMoment(page);
  const { laidOut } = await workDuring(page, () => {
    arrive();
    return expect.poll(() => families(page, 'loaded', 'file')).toEqual(ours);
  });
  const half = (await page.locator('*').count()) / 2;
  expect(laidOut.filter((boxes) => boxes > half)).toHaveLength(1);
});

test('the first script does not have all styles worked out anew', async ({ page }) => {
  await page.goto('/');
  await idleMoment(page);
  const { styled } = await workDuring(page, () =>
    page.locator('html').evaluate((root) => {
      for (const state of ['', 'soon']) {
        root.toggleAttribute('data-scripted', Boolean(state));
        if (state) root.dataset['scripted'] = state;
        document.body.getBoundingClientRect();
      }
    }),
  );
  const half = (await page.locator('*').count()) / 2;
  expect(styled.length).toBeGreaterThan(0);
  expect(styled.filter((elements) => elements > half)).toEqual([]);
});
