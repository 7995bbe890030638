import type { Locator, Page } from '@playwright/test';
import {
  afterPaint,
  expect,
  holdRequests,
  test,
  waitForDeferredLayout,
  waitForIdle,
} from './test.ts';

// Styling or laying out the whole page at once blocks the main thread of a slow phone; home is the largest page.

/** An event of a Chromium performance trace. */
interface TraceEvent {
  args: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

/** How many elements each style recalculation, and how many boxes each layout covers during an action. */
async function workDuring(page: Page, action: () => Promise<unknown>) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  await afterPaint(page);
  await waitForIdle(page);
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  const events: TraceEvent[] = traceEvents;
  return {
    styled: events.flatMap(({ args }) => args.elementCount ?? []),
    laidOut: events.flatMap(({ args }) => args.beginData?.dirtyObjects ?? []),
  };
}

test('styles and lays out the page in parts, in idle callbacks', async ({ page }) => {
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
  const { laidOut, styled } = await workDuring(page, async () => {
    await page.goto('/');
    await waitForDeferredLayout(page);
  });
  const half = (await page.locator('*').count()) / 2;
  expect(Math.max(...laidOut)).toBeLessThan(half);
  expect(Math.max(...styled)).toBeLessThan(half);
  const shownIn: number[] = await page.evaluate(() => Reflect.get(window, 'shownIn'));
  expect(shownIn.length).toBeGreaterThan(1);
  expect(new Set(shownIn).size).toBe(shownIn.length);

  await test.step('the first script does not cause a style recalculation of the whole page', async () => {
    const { styled } = await workDuring(page, () =>
      page.locator('html').evaluate((root) => {
        delete root.dataset['scripted'];
        document.body.getBoundingClientRect();
        root.dataset['scripted'] = 'yes';
        document.body.getBoundingClientRect();
      }),
    );
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(half);
  });
});

test('defers the layout of what is far below', async ({ page }) => {
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  const expectLaidOut = (expected: boolean, link: Locator = lastLink) =>
    expect
      .poll(() => link.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(expected);
  await holdRequests(page, '**/assets/main-*.js');
  await page.goto('/#:~:text=climate', { waitUntil: 'commit' });
  await expectLaidOut(true);
  await page.goto('/', { waitUntil: 'commit' });
  await expectLaidOut(false);
  await page.emulateMedia({ media: 'print' });
  await expectLaidOut(true);
  await page.emulateMedia({ media: 'screen' });
  await expectLaidOut(false);
  await lastLink.scrollIntoViewIfNeeded();
  await expectLaidOut(true);

  await page.evaluate(() => scrollTo(0, 0));
  await expectLaidOut(false);
  await page.reload({ waitUntil: 'commit' });
  await expectLaidOut(true);
});
