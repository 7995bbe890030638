import { type RefObject, useEffect, useRef } from 'react';

/** Lets the browser's own search find words in what is not shown, and asks for it to be shown then, where it can do that. */
export function useFoundWords(
  isHidden: boolean,
  onFound: () => void,
): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!isHidden || !element || !('onbeforematch' in element)) return;
    // React knows `hidden` with no value only.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', onFound);
    };
  }, [isHidden, onFound]);

  return place;
}
