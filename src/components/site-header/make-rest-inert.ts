/** Makes everything but one element unreachable, for the mouse, the keyboard and screen readers, and gives the way back. */
export function makeRestInert(element: HTMLElement | null): () => void {
  const silenced: HTMLElement[] = [];
  for (let inside = element; inside?.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break;
    for (const sibling of inside.parentElement.children) {
      if (sibling instanceof HTMLElement && sibling !== inside && !sibling.inert) {
        sibling.inert = true;
        silenced.push(sibling);
      }
    }
  }
  return () => {
    for (const sibling of silenced) sibling.inert = false;
  };
}
