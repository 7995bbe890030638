/** Sveltia focuses every box and picture of a text when it first draws it, so that the text would open at its end. */
export function openAtTheBeginning(): void {
  const drawn = new WeakSet<EventTarget>();
  const positions = new WeakMap<Element, number>();
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element) positions.set(target, target.scrollTop);
    },
    { capture: true, passive: true },
  );
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement && target.dataset['componentName'])) return;
    if (drawn.has(target)) return;
    drawn.add(target);
    const before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
    // Somebody who writes has just put it in.
    if (before && target.closest('.field')?.contains(before)) return;
    if (before) before.focus({ preventScroll: true });
    else target.blur();
    // Some browsers scroll to it before this event, some after.
    queueMicrotask(() => {
      for (let box = target.parentElement; box; box = box.parentElement) {
        box.scrollTop = positions.get(box) ?? 0;
      }
    });
  });
}
