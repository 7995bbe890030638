/**
 * Waits for an idle moment, in which a slow phone has answered and painted, but at most a second: a page that is never idle must
 * come to its end, too. Where the browser cannot tell, it waits for a pause.
 */
export function idleMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve);
  });
}
