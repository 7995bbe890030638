/**
 * Runs in a page: a touch at something that needs React, which then waits no longer for an idle moment. On a page that has
 * nothing of the kind React may run, too, for those who came there with it.
 */
export function useAControl(): void {
  const control = document.createElement('i');
  control.dataset['needsReact'] = '';
  document.body.append(control);
  control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  control.remove();
}
