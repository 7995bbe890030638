/** Lets the browser answer a touch, or paint, before going on. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
