import { expect } from '@playwright/test';
import { useAControl } from '../../use-a-control.ts';
import { type Role, signOfReact, type Visitor } from '../visitor.ts';
import type { Session } from './webdriver.ts';

/** Which elements can have the role. */
const elementsOf: Record<Role, string> = {
  alert: '[role=alert]',
  button: 'button',
  dialog: 'dialog, [role=dialog]',
  group: '[role=group]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  status: '[role=status]',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
  textbox: 'input, textarea',
};

/** How WebDriver writes keys that are no letters. */
const keys = { Enter: '\uE007', Escape: '\uE00C' };

export function visitorIn(session: Session, site: string): Visitor {
  const { ask, run, version, end } = session;

  async function find(role: Role, name: string): Promise<string | undefined> {
    for (const element of await run(visibleElements, elementsOf[role])) {
      const [id = ''] = Object.values(element) as string[];
      // One that has gone meanwhile has no name.
      const label = await ask('GET', `/element/${id}/computedlabel`).catch(() => undefined);
      if (label === name) return id;
    }
    return undefined;
  }

  /** Tries until it can be done: the part may have yet to come, or to stop moving. */
  async function act(role: Role, name: string, action: 'click' | 'value', body: object) {
    await expect(async () => {
      const id = await find(role, name);
      expect(id, `the ${role} “${name}”`).toBeDefined();
      await ask('POST', `/element/${id}/${action}`, body);
    }).toPass();
  }

  return {
    version,
    open: async (path) => {
      await ask('POST', '/url', { url: new URL(path, site).href });
      // The first script may come a moment later than WebKit says.
      await expect.poll(() => run(isThere, 'html[data-scripted]'), 'the first script').toBe(true);
      await run(useAControl);
      await expect.poll(() => run(isThere, signOfReact), 'React takes the page over').toBe(true);
    },
    sees: async (role, name) => (await find(role, name)) !== undefined,
    reads: (role) => run(textOf, elementsOf[role]),
    click: (role, name) => act(role, name, 'click', {}),
    write: (label, text) =>
      act('textbox', label, 'value', { text: text.replaceAll('\n', keys.Enter) }),
    press: async (key) => {
      const presses = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      await ask('POST', '/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions: presses }],
      });
    },
    leave: end,
  };
}

/** WebDriver itself takes for visible what only the browser's search may find, such as the stories that are not chosen. */
function visibleElements(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"]'),
  );
}

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

function textOf(selector: string): string {
  return document.querySelector<HTMLElement>(selector)?.innerText ?? '';
}
