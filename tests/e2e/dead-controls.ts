import type { Page } from '@playwright/test';

/** What the specification wants inert is inert for everyone; the form reaches the mail program, and the browser closes dialogs. */
const known = /^(Learn More|Send Message)/;

/** The words of the buttons on a page without its scripts that would do nothing. */
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
          .filter((name) => !known.test(name)),
      known,
    );
}
