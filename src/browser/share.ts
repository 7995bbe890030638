import { linkCopied } from '../content/messages.ts';
import { showNotice } from './notices.ts';

/** Copies the address of the page; if the browser forbids that, shows it selected in a field. */
export function initShare(): void {
  const field = document.querySelector<HTMLInputElement>('[data-share] input');
  const fallback = field?.parentElement;
  if (!field || !fallback) return;
  field.onfocus = () => field.select();
  document.querySelector('[data-share] button')?.addEventListener('click', async () => {
    field.value = location.href;
    try {
      // Missing without HTTPS and in some in-app browsers.
      await navigator.clipboard.writeText(field.value);
      fallback.hidden = true;
      showNotice({ kind: 'success', ...linkCopied });
    } catch {
      fallback.hidden = false;
      field.focus();
    }
  });
}
