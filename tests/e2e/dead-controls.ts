import type { Page } from '@playwright/test';

/** The specification's buttons without an action, and the one that reaches the mail program. */
const known = ['Learn More', 'Send Message'];

/** The words of the buttons on a page without its scripts that would do nothing. The browser itself closes dialogs. */
export function deadControls(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll(
      (buttons, known) =>
        buttons
          .filter((it) => it.checkVisibility({ visibilityProperty: true }))
          .filter((it) => !it.closest('form[method="dialog"]'))
          .map((it) => it.textContent)
          .filter((name) => !known.some((start) => name.startsWith(start))),
      known,
    );
}
