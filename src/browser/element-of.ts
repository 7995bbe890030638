/** The element that an event is about: what a visitor does, she does to one. */
export function elementOf({ target }: Event): HTMLElement {
  return target as HTMLElement;
}
