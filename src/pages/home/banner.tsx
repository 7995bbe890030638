import { CloseButton } from '../../components/close-button.tsx';
import { ClosedNote } from '../../components/closed-note.tsx';
import { Glyph } from '../../components/glyph.tsx';
import type { banner as content } from '../../content/home.ts';

/**
 * A strip of cloth above the page, there when all of it has come. The browser closes it, also without JavaScript; until a
 * reload it stays closed (src/browser/head-script.ts).
 */
export function Banner({ banner }: { banner: typeof content }) {
  if (!banner.isShown) return null;
  return (
    <dialog
      aria-label={banner.label}
      className="rolls-up ground-sun not-has-[button]:hidden print:hidden"
      data-banner=""
      open
    >
      <div className="min-h-0 overflow-clip">
        <div className="page-width flex items-start gap-2 py-1">
          <p className="grow py-3 leading-snug font-semibold">
            {banner.text}{' '}
            <span className="font-normal">
              <ClosedNote deadline={banner.deadline} />{' '}
            </span>
            {/* A finger finds more of it than the line is high. */}
            <a className="-my-3 inline-flex min-h-11 items-center gap-1" href={banner.link.href}>
              {banner.link.label}
              <span className="sr-only"> – {banner.text}</span>
              <Glyph name="next" />
            </a>
          </p>
          <form method="dialog">
            <CloseButton label={banner.close} />
          </form>
        </div>
      </div>
    </dialog>
  );
}
