import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  firefox,
  type Page,
} from '@playwright/test';
import { useAControl } from '../use-a-control.ts';
import { type Engine, type Role, signOfReact, type Visitor } from './visitor.ts';

export async function startChromium(executablePath: string): Promise<Engine> {
  // Without a window it would ask nobody, and let no page copy.
  return engineOf(await chromium.launch({ executablePath }), { permissions: ['clipboard-write'] });
}

export async function startFirefox(executablePath: string): Promise<Engine> {
  // The channel has Playwright speak to a Firefox as Mozilla made it, not to one of its own.
  return engineOf(await firefox.launch({ channel: 'moz-firefox', executablePath }));
}

function engineOf(browser: Browser, options: BrowserContextOptions = {}): Engine {
  return {
    visit: async (baseURL, viewport) =>
      visitorOf(await browser.newPage({ ...options, baseURL, viewport }), browser.version()),
    stop: () => browser.close(),
  };
}

function visitorOf(page: Page, version: string): Visitor {
  const find = (role: Role, name: string) => page.getByRole(role, { name, exact: true });
  return {
    version,
    open: async (path) => {
      await page.goto(path);
      await page.evaluate(useAControl);
      await page.locator(signOfReact).waitFor();
    },
    sees: (role, name) => find(role, name).isVisible(),
    reads: (role) => page.getByRole(role).innerText(),
    click: (role, name) => find(role, name).click(),
    write: (label, text) => find('textbox', label).fill(text),
    press: (key) => page.keyboard.press(key),
    leave: () => page.close(),
  };
}
