import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { focusStart } from './focus-start.ts';
import { keepScrollPosition, scrollBack, scrollToStart } from './scroll-position.ts';

/** After a navigation within the site focus and scroll are where a page load would put them, and the title is read out. */
export function FocusAndScroll() {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(location);
  const [title, setTitle] = useState('');

  useEffect(() => keepScrollPosition(() => shown.current), []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location) return;
    const isBack = isBackOrForward && scrollBack();
    if (staysOnPage(before, location, isBackOrForward)) return;
    if (!isBack) scrollToStart(location.hash);
    focusStart(location.hash);
    setTitle(document.title);
  }, [location, isBackOrForward]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** A step to another place of the same page, such as a tab. */
function staysOnPage(before: Location, now: Location, isBackOrForward: boolean): boolean {
  return before.pathname === now.pathname && (isBackOrForward || now.hash !== '');
}
