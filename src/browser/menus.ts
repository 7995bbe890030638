import { elementOf } from './element-of.ts';

/**
 * What the browser's popovers leave to the page: the focus, and to close when it or the page moves on. Opening, Esc, a click
 * outside and what a screen reader hears of it work without this, and without JavaScript.
 */
export function helpMenus(): void {
  // A browser that does not know popovers shows their links in the page.
  if (!('popover' in document.body)) return;
  // One may be open already.
  setUp(openMenu());
  addEventListener('toggle', (event) => setUp(elementOf(event)), true);
  addEventListener('focusin', (event) => followFocus(elementOf(event)));
  addEventListener('click', (event) => {
    if (elementOf(event).closest('[popover] a')) moveOn();
  });
  addEventListener('popstate', moveOn);
  addEventListener('pagehide', moveOn);
}

function setUp(menu: HTMLElement | null): void {
  if (!menu?.popover) return;
  const isOpen = menu.matches(':popover-open');
  if (isOpen && isModal(menu)) focusFirst(menu);
  // After Esc the browser gives the focus back; after a click outside it is lost, at once or a moment later, unless another
  // control has it.
  const focused = document.activeElement as HTMLElement | null;
  const isLost = menu.contains(focused) || focused?.tabIndex !== 0;
  if (!isOpen && isLost) buttonOf(menu)?.focus();
}

function followFocus(focused: HTMLElement): void {
  const menu = openMenu();
  if (!menu || menu.contains(focused)) return;
  if (isModal(menu)) focusFirst(menu);
  else if (focused !== buttonOf(menu)) menu.hidePopover();
}

function moveOn(): void {
  openMenu()?.hidePopover();
}

function openMenu(): HTMLElement | null {
  return document.querySelector(':popover-open');
}

function isModal(menu: HTMLElement): boolean {
  return menu.ariaModal === 'true';
}

function focusFirst(menu: HTMLElement): void {
  menu.querySelector('button')?.focus();
}

function buttonOf({ id }: HTMLElement): HTMLElement | null {
  return document.querySelector(`[popovertarget="${id}"]`);
}
