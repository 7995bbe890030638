import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './test.ts';

const blocked = /has been blocked|violates the following Content Security Policy/;

/** What an attacker would try who could slip some text into a page. */
function attack(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const outcome = (action: () => unknown) => {
      try {
        return String(action());
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const styled = document.createElement('p');
    styled.setAttribute('style', 'color: red');
    const script = document.createElement('script');
    return [
      outcome(() => {
        document.body.innerHTML = '<img src="/nope" onerror="alert(1)">';
      }),
      outcome(() => {
        script.src = 'https://evil.example/';
      }),
      outcome(() => {
        script.textContent = 'alert(1)';
      }),
      styled.style.color || 'refused',
    ];
  });
}

test.describe('text that slips into a page cannot become script or style', () => {
  test.use({ expectedInConsole: blocked });

  test('by the headers of the server', async ({ page }) => {
    await openHydrated(page, '/');
    expect(await attack(page)).toEqual(['refused', 'refused', 'refused', 'refused']);
  });

  test('by the page itself, on a host that sends no headers of ours', async ({ page }) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy, ...headers } = response.headers();
      expect(policy).toBeTruthy();
      await route.fulfill({ response, headers });
    });
    await openHydrated(page, '/');
    expect(await attack(page)).toEqual(['refused', 'refused', 'refused', 'refused']);
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a picture opened by itself has the colours of the night, as on its page', async ({
    page,
  }) => {
    const [name = ''] = readdirSync('dist/site/pictures').filter((it) => it.endsWith('.svg'));
    await page.goto(`/pictures/${name}`);
    // The first colour that its style exchanges in the dark.
    const [painted, atNight] = await page.evaluate(() => {
      const rules = [...(document.querySelector('style')?.sheet?.cssRules ?? [])];
      const dark = rules.find((rule) => rule instanceof CSSMediaRule);
      const rule = dark?.cssRules[0];
      if (!(rule instanceof CSSStyleRule)) return [];
      const painted = document.querySelector(rule.selectorText);
      return [painted && getComputedStyle(painted).fill, rule.style.fill];
    });
    expect(atNight).toMatch(/^rgb/);
    expect(painted).toBe(atNight);
  });
});
