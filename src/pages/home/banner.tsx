import { Deadline, visibleAfter } from '../../components/deadline.tsx';
import { CloseButton, Icon } from '../../components/icon-buttons.tsx';
import { featuredCall } from '../../content/entries.ts';

/**
 * Announces the featured call above the page, once all of it has been parsed. A form closes it without JavaScript; it then stays
 * closed until a reload (src/browser/head-script.ts).
 */
export function Banner() {
  if (!featuredCall) return null;
  const { title, deadline } = featuredCall;
  return (
    <dialog
      aria-label="Announcement"
      className="collapsible-banner surface-sun not-has-[button]:hidden print:hidden"
      data-banner=""
      open
    >
      <div className="min-h-0 overflow-clip">
        <div className="page-width flex items-start gap-2 py-1">
          <p className="banner-words min-w-0 grow py-3 leading-tight font-semibold">
            <span {...visibleAfter(deadline)} className="sm:hidden">
              Closed
            </span>{' '}
            <span className="banner-title">{title}</span>{' '}
            <span className="hidden font-normal sm:inline">
              <Deadline deadline={deadline} />
            </span>{' '}
            {/* A tap target higher than the line. */}
            <a className="-my-3 inline-flex min-h-11 items-center gap-1" href="/announcements">
              Learn More
              <span className="sr-only"> – {title}</span>
              <Icon name="next" />
            </a>
          </p>
          <form method="dialog">
            <CloseButton label="Close announcement" />
          </form>
        </div>
      </div>
    </dialog>
  );
}
