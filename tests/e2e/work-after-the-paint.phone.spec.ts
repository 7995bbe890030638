import type { Locator, Page } from '@playwright/test';
import { afterPaint, allLaidOut, expect, holdBack, idleMoment, test } from './test.ts';

// Each time the browser styles or lays out the whole page, a slow phone cannot answer; home has the most of it.

/** What Chromium notes of its own work. */
interface TraceEvent {
  args: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

/** Of how many elements the browser works out the styles, and how many boxes it lays out, each time during an action. */
async function workDuring(page: Page, action: () => Promise<unknown>) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  await afterPaint(page);
  await idleMoment(page);
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  const events: TraceEvent[] = traceEvents;
  return {
    styled: events.flatMap(({ args }) => args.elementCount ?? []),
    laidOut: events.flatMap(({ args }) => args.beginData?.dirtyObjects ?? []),
  };
}

test('the page is laid out and styled in parts, each in an idle moment of its own, none of which is half of it', async ({
  page,
}) => {
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
    await allLaidOut(page);
  });
  const half = (await page.locator('*').count()) / 2;
  expect(Math.max(...laidOut)).toBeLessThan(half);
  expect(Math.max(...styled)).toBeLessThan(half);
  const shownIn: number[] = await page.evaluate(() => Reflect.get(window, 'shownIn'));
  expect(shownIn.length).toBeGreaterThan(1);
  expect(new Set(shownIn).size).toBe(shownIn.length);

  await test.step('nor does the first script have all styles worked out anew', async () => {
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

test('what is far below waits until it comes near or is printed, but not for a visitor who comes back or to words in the page', async ({
  page,
}) => {
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  // What the browser skips has no boxes.
  const expectLaidOut = (expected: boolean, link: Locator = lastLink) =>
    expect
      .poll(() => link.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(expected);
  await holdBack(page, '**/assets/main-*.js');
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
