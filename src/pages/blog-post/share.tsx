import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { showNotice } from '../../components/notices/shown-notice.ts';
import { Scripted } from '../../components/scripted.tsx';
import { share } from '../../content/blog.ts';

/** Copies the page's address; where the browser forbids that, shows it ready to be copied by hand. */
export function Share() {
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
    <Scripted>
      <Button look="outlined" onClick={() => void copy()}>
        {share.label}
      </Button>
      {denied && (
        <div className="mt-3">
          <p id={sentenceId}>{share.copyYourself}</p>
          <input
            aria-labelledby={sentenceId}
            className="mt-2 min-h-11 w-full rounded-control border-2 border-line bg-card px-3"
            onFocus={(event) => event.target.select()}
            readOnly
            ref={field}
            type="url"
            value={denied.address}
          />
        </div>
      )}
    </Scripted>
  );
}

function addressOfPage(): string {
  const { origin, pathname, search } = window.location;
  return origin + pathname + search;
}
