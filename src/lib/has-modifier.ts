type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key or click comes with Ctrl, Alt, Shift or the like, which give it another meaning: leave it to the browser. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
