import { targetElement } from '../lib/dom-events.ts';

/**
 * What popovers do not do by themselves: a focus trap, giving the focus back, and closing on navigation. Opening, Esc, clicks outside
 * and the announcement to screen readers work without JavaScript.
 */
export function initMenus(): void {
  // Without support for popovers their links are visible in the page.
  if (!('popover' in document.body)) return;
  // One may be open before this script has loaded.
  onToggle(openMenu());
  addEventListener('toggle', (event) => onToggle(targetElement(event)), true);
  addEventListener('focusin', (event) => onFocus(targetElement(event)));
  addEventListener('click', (event) => {
    if (targetElement(event).closest('[popover] a')) closeMenu();
  });
  addEventListener('popstate', closeMenu);
  addEventListener('pagehide', closeMenu);
}

function onToggle(menu: HTMLElement | null): void {
  if (!menu?.popover) return;
  const isOpen = menu.matches(':popover-open');
  if (isOpen && isModal(menu)) focusFirst(menu);
  // After Esc the browser gives the focus back. After a click outside it is lost, unless another control has it.
  const focused = document.activeElement as HTMLElement | null;
  const isLost = menu.contains(focused) || focused?.tabIndex !== 0;
  if (!isOpen && isLost) buttonOf(menu)?.focus();
}

function onFocus(focused: HTMLElement): void {
  const menu = openMenu();
  if (!menu || menu.contains(focused)) return;
  // The focus trap of the modal menu; the dropdown closes instead.
  if (isModal(menu)) focusFirst(menu);
  else if (focused !== buttonOf(menu)) menu.hidePopover();
}

function closeMenu(): void {
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
