import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { content } from './content.ts';
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the policy lets the form go to the mail program', async ({ page }) => {
    await page.goto('/contact');
    const { labels, send } = content.contact.form;
    for (const name of Object.values(labels)) {
      await page.getByRole('textbox', { name }).fill('amina@mail.example');
    }
    // A refused form is told in the console, which must stay quiet.
    await page.getByRole('button', { name: send }).click();
    await expect(page).toHaveURL('/contact');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a picture opened on its own has the colours that it has on a page', async ({ page }) => {
      const [name = ''] = readdirSync('dist/site/pictures').filter((it) => it.endsWith('.svg'));
      const ground = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('rect') as Element).fill);
      await page.goto(`/pictures/${name}`);
      const attribute = await page.locator('rect').first().getAttribute('fill');
      const byDay = await page.evaluate((colour) => {
        const probe = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        probe.style.fill = colour ?? '';
        return probe.style.fill;
      }, attribute);
      if (colorScheme === 'light') expect(await ground()).toBe(byDay);
      else expect(await ground()).not.toBe(byDay);
    });
  });
}
