import { Button, buttonClass } from '../../components/button.tsx';
import { share } from '../../content/blog.ts';
import type { BlogPost } from '../../content/types.ts';
import { addressOf } from '../../lib/address-of.ts';
import { postPath } from '../../lib/post-path.ts';

/**
 * A button that copies the page's address, with a field for copying it by hand where the browser forbids that
 * (src/browser/share.ts). Beside it a plain link hands the post to WhatsApp.
 */
export function Share({ post }: { post: BlogPost }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden" data-share="">
      <div className="scripted-controls">
        <Button look="outlined">{share.label}</Button>
      </div>
      <a className={buttonClass('outlined')} href={whatsAppLink(post)} rel="noreferrer">
        <span className="sr-only">{share.whatsApp.before} </span>
        {share.whatsApp.label}
      </a>
      <div className="w-full" hidden>
        <p id="copy-yourself">{share.copyYourself}</p>
        <input
          aria-labelledby="copy-yourself"
          className="mt-2 min-h-11 w-full rounded-control edge-2 border-line bg-card px-3"
          readOnly
          type="url"
        />
      </div>
    </div>
  );
}

/** Asks WhatsApp, which asks its user whom to send the post to. */
function whatsAppLink({ id, title }: BlogPost): string {
  const text = `${title} ${addressOf(postPath(id))}`;
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
