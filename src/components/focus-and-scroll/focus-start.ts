/**
 * The next Tab goes to the first control after the place that the address names, or after the top of the page: always there
 * where the page has a way to leave it at once, which must come first.
 */
export function focusStart(hash: string): void {
  const named = document.querySelector('[data-leave]')
    ? null
    : document.getElementById(hash.slice(1));
  const place = named ?? document.body;
  const takesFocus = place.tabIndex >= 0;
  if (!takesFocus) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (!takesFocus) place.removeAttribute('tabindex');
}
