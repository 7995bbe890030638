import { useState } from 'react';

/** Lasts as long as the page load: closing hides the banner until the visitor reloads. */
let wasClosed = false;

/** A banner closed just now rolls up; on the way back to this page it is not there at all. */
export function useDismissal() {
  const [state, setState] = useState<'open' | 'closed' | 'gone'>(wasClosed ? 'gone' : 'open');

  function close() {
    wasClosed = true;
    setState('closed');
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return { state, close };
}
