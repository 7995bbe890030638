import { useEffect, useRef, useState } from 'react';
import { CloseButton } from '../../components/close-button.tsx';
import { ClosedNote } from '../../components/closed-note.tsx';
import { useNextDeadline } from '../../components/document-facts.ts';
import { Glyph } from '../../components/glyph.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import type { banner as content } from '../../content/home.ts';

/** Lasts as long as the page load: closing hides the banner until the visitor reloads. */
let wasClosed = false;

/**
 * A strip of cloth above the page, there when all of it has come. The browser closes it, also without JavaScript; on the way
 * back it is not there at all.
 */
export function Banner({ banner }: { banner: typeof content }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isGone] = useState(wasClosed);
  const until = useNextDeadline([banner.deadline]);

  // It may have been closed before React came.
  useEffect(() => {
    if (dialog.current?.open === false) wasClosed = true;
  }, []);

  if (!banner.isShown || isGone) return null;
  return (
    <dialog
      aria-label={banner.label}
      className="rolls-up ground-sun not-has-[button]:hidden print:hidden"
      data-until={until}
      onClose={() => {
        wasClosed = true;
      }}
      open
      ref={dialog}
    >
      <div className="min-h-0 overflow-clip">
        <div className="page-width flex items-start gap-2 py-1">
          <p className="grow py-3 leading-snug font-semibold">
            {banner.text}{' '}
            <span className="font-normal">
              <ClosedNote deadline={banner.deadline} />{' '}
            </span>
            {/* A finger finds more of it than the line is high. */}
            <SiteLink
              className="-my-3 inline-flex min-h-11 items-center gap-1"
              href={banner.link.href}
            >
              {banner.link.label}
              <span className="sr-only"> – {banner.text}</span>
              <Glyph name="next" />
            </SiteLink>
          </p>
          <form method="dialog">
            <CloseButton label={banner.close} />
          </form>
        </div>
      </div>
    </dialog>
  );
}
