import { useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '../../components/button.tsx';
import { showNotice } from '../../components/notices/shown-notice.ts';
import { share } from '../../content/blog.ts';
import type { BlogSummary } from '../../content/types.ts';
import { addressOf } from '../../lib/address-of.ts';
import { postPath } from '../../lib/post-path.ts';

/**
 * Copies the page's address; where the browser forbids that, shows it ready to be copied by hand. Beside it a plain link hands
 * the post to WhatsApp.
 */
export function Share({ post }: { post: BlogSummary }) {
  const [denied, setDenied] = useState<{ address: string }>();
  const field = useRef<HTMLInputElement>(null);
  const sentenceId = useId();

  async function copy() {
    const address = addressOfPage();
    try {
      // Absent on insecure pages and in some browsers inside apps.
      await navigator.clipboard.writeText(address);
      setDenied(undefined);
      showNotice({ kind: 'success', ...share.copied });
    } catch {
      setDenied({ address });
    }
  }

  useEffect(() => {
    if (denied) field.current?.focus();
  }, [denied]);

  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <div className="scripted-controls" data-needs-react="">
        <Button look="outlined" onClick={() => void copy()}>
          {share.label}
        </Button>
      </div>
      <a className={buttonClass('outlined')} href={whatsAppLink(post)} rel="noreferrer">
        <span className="sr-only">{share.whatsApp.before} </span>
        {share.whatsApp.label}
      </a>
      {denied && (
        <div className="w-full">
          <p id={sentenceId}>{share.copyYourself}</p>
          <input
            aria-labelledby={sentenceId}
            className="mt-2 min-h-11 w-full rounded-control edge-2 border-line bg-card px-3"
            onFocus={(event) => event.target.select()}
            readOnly
            ref={field}
            type="url"
            value={denied.address}
          />
        </div>
      )}
    </div>
  );
}

/** Asks WhatsApp, which asks its user whom to send the post to. */
function whatsAppLink({ id, title }: BlogSummary): string {
  const text = `${title} ${addressOf(postPath(id))}`;
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

function addressOfPage(): string {
  const { origin, pathname, search } = window.location;
  return origin + pathname + search;
}
