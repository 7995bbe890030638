import type { Page } from '@playwright/test';

/** The specification's buttons without an action, and the one that opens the email app. */
const known = ['Learn More', 'Send Message'];

/** The labels of visible buttons that do nothing without scripts. Buttons in dialog forms work without. */
export function inertControls(page: Page): Promise<string[]> {
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
