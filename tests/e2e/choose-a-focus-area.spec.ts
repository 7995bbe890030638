import type { Page } from '@playwright/test';
import { projectPath } from '../../src/lib/project-path.ts';
import { content } from './content.ts';
import { expect, inAllEngines, onDesktop, onPhone, openHydrated, test } from './test.ts';

const { focusAreas, intro } = content.focusAreas;
const [srhr, climate, gender, youth] = focusAreas.map(({ title }) => title) as [
  string,
  string,
  string,
  string,
];

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name });
}

/** The tab and, of the four panels, only its own. */
async function expectChosen(page: Page, title: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([title]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

test('four tabs, the first one chosen, each with a description and its list; the chosen one is in the address', {
  tag: [onPhone.tag, inAllEngines.tag],
}, async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  const tabs = page.getByRole('tablist', { name: intro.tabsTitle }).getByRole('tab');
  await expect(tabs).toHaveText([srhr, climate, gender, youth]);
  await expectChosen(page, srhr);
  for (const [index, size] of [5, 5, 4, 4].entries()) {
    const area = focusAreas[index];
    await tabs.nth(index).click();
    await expectChosen(page, area?.title ?? 'missing');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(area?.description ?? 'missing')).toBeVisible();
    await expect(panel.getByRole('heading', { name: intro.listTitle })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveText(area?.keyAreas ?? []);
    await expect(panel.getByRole('listitem')).toHaveCount(size);
    await expect(page).toHaveURL(`/focus-areas#${area?.id}`);
  }
  await tab(page, climate).click();
  await expect(page).toHaveURL('/focus-areas#climate');

  await page.reload();
  await expectChosen(page, climate);
});

test('each panel leads to its projects by name', onDesktop, async ({ page }) => {
  for (const { id, title, projects } of focusAreas) {
    for (const project of projects) {
      await openHydrated(page, `/focus-areas#${id}`);
      await page
        .getByRole('tabpanel', { name: title })
        .getByRole('link', { name: project })
        .click();
      await expect(page).toHaveURL(projectPath(project));
      await expect(page.getByRole('heading', { level: 2, name: project })).toBeInViewport();
    }
  }
});

test(
  'words in a tab that is not shown can be found, which opens it',
  onDesktop,
  async ({ page }) => {
    await openHydrated(page, '/focus-areas');
    for (const { id, title, keyAreas } of focusAreas.toReversed()) {
      const panel = page.locator(`#${id}`);
      const words = panel.getByText(keyAreas[0] ?? 'missing');
      if (id === 'srhr') await expect(panel.getByRole('link')).toBeHidden();
      // Not for the eye nor for screen readers, but the browser's search looks at all that has not this visibility.
      await expect(panel).toHaveAttribute('hidden', 'until-found');
      await expect(panel).toHaveCSS('opacity', '0');
      await expect(words).toHaveCSS('visibility', 'visible');
      // As the browser does when it has found something: not every one that tests run in can search.
      await words.evaluate((found) => {
        found.dispatchEvent(new Event('beforematch', { bubbles: true }));
        found.closest('[hidden]')?.removeAttribute('hidden');
        found.scrollIntoView();
      });
      await expectChosen(page, title);
      await expect(words).toBeInViewport();
      await expect(page).toHaveURL(`/focus-areas#${id}`);
    }
  },
);

test('a tab chosen by mouse or finger moves nothing else', async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  await tab(page, gender).scrollIntoViewIfNeeded();
  const position = () =>
    page
      .getByRole('contentinfo')
      .evaluate((footer) => [scrollY, footer.getBoundingClientRect().top]);
  const [scrolled = 0, top = 0] = await position();
  await tab(page, gender).click();
  await expectChosen(page, gender);
  const [scrolledNow = 0, topNow = 0] = await position();
  expect(scrolledNow).toBeCloseTo(scrolled, 0);
  expect(topNow).toBeCloseTo(top, 0);
});

/** As from another site: going from one hash to the next would load nothing. */
async function openFromElsewhere(page: Page, hash: string) {
  await page.goto('about:blank');
  await openHydrated(page, `/focus-areas${hash}`);
}

test('a link to a tab opens it, in view', onPhone, async ({ page }) => {
  for (const { id, title } of focusAreas.slice(2)) {
    await openFromElsewhere(page, `#${id}`);
    await expectChosen(page, title);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await expect(tab(page, title)).toBeInViewport({ ratio: 1 });
  }
});

test('an address that ends in the name of no tab shows the first', onDesktop, async ({ page }) => {
  for (const hash of ['#water', '#%E0%A4%A', '#constructor', '#CLIMATE']) {
    await openFromElsewhere(page, hash);
    await expectChosen(page, srhr);
  }
});

test(
  'by keyboard: one stop for Tab, arrows go round, Home and End jump, the panel comes next',
  onDesktop,
  async ({ page }) => {
    await openHydrated(page, '/focus-areas');
    await tab(page, srhr).focus();
    for (const [key, title] of [
      ['ArrowLeft', youth],
      ['ArrowRight', srhr],
      ['ArrowRight', climate],
      ['End', youth],
      ['Home', srhr],
      ['ArrowRight', climate],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, title)).toBeFocused();
      await expectChosen(page, title);
    }
    await expect(page).toHaveURL('/focus-areas#climate');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: climate })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, climate)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);

    // Keys pressed in quick succession are all heard.
    await tab(page, climate).focus();
    await page.evaluate(() => {
      for (let press = 0; press < 2; press += 1) {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
        );
      }
    });
    await expectChosen(page, youth);
  },
);

test(
  'before React runs only the panel that the address names is shown, so nothing jumps',
  onPhone,
  async ({ page }) => {
    await page.route('**/assets/react-*.js', () => {});
    for (const [path, id] of [
      ['/focus-areas', 'srhr'],
      ['/focus-areas#gender', 'gender'],
      ['/focus-areas#water', 'srhr'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(path);
      const shown = await page
        .locator('main section')
        .evaluateAll((all) =>
          all.filter((it) => it.checkVisibility({ visibilityProperty: true })).map((it) => it.id),
        );
      expect(shown, path).toEqual([id]);
    }
    await page.getByRole('link', { name: climate }).click();
    await expect(
      page.getByRole('heading', { level: 2 }).and(page.locator(':visible')),
    ).toContainText([climate]);
  },
);
