import { CloseButton } from '../../components/close-button.tsx';
import { afterDeadline, Deadline } from '../../components/deadline.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { bannerLabels, deadlineLabels } from '../../content/labels.ts';
import type { Announcement } from '../../content/types.ts';

/**
 * A strip of cloth above the page, there when all of it has come. The browser closes it, also without JavaScript; until a
 * reload it stays closed (src/browser/head-script.ts).
 */
export function Banner({ call }: { call: Announcement }) {
  const { label, link, close } = bannerLabels;
  return (
    <dialog
      aria-label={label}
      className="rolls-up ground-sun not-has-[button]:hidden print:hidden"
      data-banner=""
      open
    >
      <div className="min-h-0 overflow-clip">
        <div className="page-width flex items-start gap-2 py-1">
          <p className="banner-words min-w-0 grow py-3 leading-snug font-semibold">
            <span {...afterDeadline(call.deadline)} className="sm:hidden">
              {deadlineLabels.closed}
            </span>{' '}
            <span className="banner-title">{call.title}</span>{' '}
            <span className="hidden font-normal sm:inline">
              <Deadline deadline={call.deadline} />
            </span>{' '}
            {/* A finger finds more of it than the line is high. */}
            <a className="-my-3 inline-flex min-h-11 items-center gap-1" href={link.href}>
              {link.label}
              <span className="sr-only"> – {call.title}</span>
              <Glyph name="next" />
            </a>
          </p>
          <form method="dialog">
            <CloseButton label={close} />
          </form>
        </div>
      </div>
    </dialog>
  );
}
