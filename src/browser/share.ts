import { share } from '../content/blog.ts';
import { showNotice } from './notices.ts';

/** Copies the page's address; where the browser forbids that, shows it ready to be copied by hand. */
export function answerShare(): void {
  const field = document.querySelector<HTMLInputElement>('[data-share] input');
  const byHand = field?.parentElement;
  if (!field || !byHand) return;
  field.onfocus = () => field.select();
  document.querySelector('[data-share] button')?.addEventListener('click', async () => {
    field.value = location.href;
    try {
      // Absent on insecure pages and in some browsers inside apps.
      await navigator.clipboard.writeText(field.value);
      byHand.hidden = true;
      showNotice({ kind: 'success', ...share.copied });
    } catch {
      byHand.hidden = false;
      field.focus();
    }
  });
}
