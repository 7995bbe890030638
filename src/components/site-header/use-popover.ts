import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { makeRestInert } from './make-rest-inert.ts';

interface Popover {
  button: RefObject<HTMLButtonElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  /** Unknown until the page is hydrated: until then the browser itself tells assistive technology. */
  open: boolean | undefined;
  close: () => void;
}

/**
 * What the browser's popover leaves to the page: its state for `aria-expanded`, the focus, and to close when the focus or
 * the page moves on. Opening, Esc and a click outside work without this, and without JavaScript.
 */
export function usePopover({ keepsFocusInside = false } = {}): Popover {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const location = useLocation();
  const openedAt = useRef(location);
  const hasMovedOn = useRef(false);

  // Before the new page places the focus, which is its affair then.
  useLayoutEffect(() => {
    if (openedAt.current === location) return;
    openedAt.current = location;
    hasMovedOn.current = isShown(panel.current);
    if (hasMovedOn.current) panel.current?.hidePopover();
  }, [location]);

  useEffect(() => {
    const element = panel.current;
    // A browser that does not know popovers shows the panel's links in the page.
    if (!element || !('popover' in element)) return;

    let release: (() => void) | undefined;

    function afterToggle() {
      const isOpen = isShown(element);
      setOpen(isOpen);
      if (isOpen && keepsFocusInside) {
        release ??= makeRestInert(element);
        element?.querySelector<HTMLElement>('button, a')?.focus();
      }
      // After Esc the browser gives the focus back; after a click outside it is lost, unless another control has it.
      if (!isOpen && !hasMovedOn.current && !isControl(document.activeElement)) {
        button.current?.focus();
      }
      hasMovedOn.current = false;
    }

    function onFocusIn({ target }: FocusEvent) {
      const isWithin = target instanceof Node && element?.contains(target);
      if (!isWithin && target !== button.current && isShown(element)) element?.hidePopover();
    }

    function beforeToggle(event: ToggleEvent) {
      if (event.newState === 'closed') {
        release?.();
        release = undefined;
      }
    }

    if (isShown(element)) afterToggle();
    else setOpen(false);
    element.addEventListener('toggle', afterToggle);
    element.addEventListener('beforetoggle', beforeToggle);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      release?.();
      element.removeEventListener('toggle', afterToggle);
      element.removeEventListener('beforetoggle', beforeToggle);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [keepsFocusInside]);

  return { button, panel, open, close: () => panel.current?.hidePopover?.() };
}

function isShown(element: HTMLElement | null): boolean {
  return element !== null && 'popover' in element && element.matches(':popover-open');
}

function isControl(element: Element | null): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0;
}
