type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a modifier key is held: the browser gives such a key or click another meaning, so we leave it alone. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** The target of an event that a visitor caused, which is always an element. */
export function targetElement({ target }: Event): HTMLElement {
  return target as HTMLElement;
}
