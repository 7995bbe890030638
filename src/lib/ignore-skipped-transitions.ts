/**
 * When the next page comes before the last one has faded in, the router cuts that fade short. The browser then rejects a
 * promise that nobody handles: here it is handled. What goes wrong while the page changes is told by other promises, and stays
 * an error.
 */
export function ignoreSkippedTransitions(): void {
  // Not every browser has it.
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
