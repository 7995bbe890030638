/** Waits for an idle moment, in which a slow phone has answered and painted; where the browser cannot tell, for a pause. */
export function idleMoment(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
