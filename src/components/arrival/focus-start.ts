/** The next Tab goes to the first control after the place that the address names, or after the top of the page. */
export function focusStart(hash: string): void {
  const place = document.getElementById(hash.slice(1)) ?? document.body;
  const takesFocus = place.tabIndex >= 0;
  if (!takesFocus) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (!takesFocus) place.removeAttribute('tabindex');
}
