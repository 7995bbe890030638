import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Lasts as long as the page load: closing hides the banner until the visitor reloads. */
let wasClosed = false;

/** A closed banner leaves its room empty, so that nothing moves under the pointer, until the room is out of sight. */
export function useDismissal() {
  const [state, setState] = useState<'open' | 'closed' | 'gone'>(wasClosed ? 'gone' : 'open');
  const element = useRef<HTMLElement>(null);
  const pageHeight = useRef(0);

  useEffect(() => {
    if (state !== 'closed' || !element.current) return;
    const observer = new IntersectionObserver(([room]) => {
      if (room?.isIntersecting) return;
      pageHeight.current = document.documentElement.scrollHeight;
      setState('gone');
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [state]);

  // Most browsers keep the part in view where it is when something above it goes; the others need a hand.
  useLayoutEffect(() => {
    if (state !== 'gone' || pageHeight.current === 0) return;
    if (CSS.supports('overflow-anchor', 'auto')) return;
    scrollBy(0, document.documentElement.scrollHeight - pageHeight.current);
  }, [state]);

  function close() {
    wasClosed = true;
    setState('closed');
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return { element, state, close };
}
