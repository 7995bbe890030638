import type { ReactNode } from 'react';
import { CloseButton, Icon } from './icon-buttons.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteLayoutProps {
  path: string;
  hasQuickExit: boolean;
  children: ReactNode;
}

/** What every page has around its content. */
export function SiteLayout({ path, hasQuickExit, children }: SiteLayoutProps) {
  return (
    <>
      <nav aria-label="Shortcuts">
        {hasQuickExit && <QuickExit />}
        <a
          className="fixed top-2 left-2 z-20 rounded-control bg-plum p-4 font-semibold text-on-fill not-focus:sr-only"
          href="#main"
        >
          Skip to main content
        </a>
      </nav>
      <SiteHeader path={path} />
      <Notices />
      <main className="@container" id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/**
 * A quick exit for visitors who must not be seen reading this page, after GOV.UK's pattern "Exit a page quickly": the first element
 * in the tab order, and always visible. src/browser/quick-exit.ts handles it; without scripts it is a plain link. It shows only
 * once all of it has been parsed: the text on the right would shift while the page arrives in pieces.
 */
function QuickExit() {
  return (
    <div className="fixed right-2 bottom-2 z-20 flex rounded-control border-2 border-plum bg-card font-semibold text-plum raised not-has-[button]:hidden">
      <a
        aria-describedby="quick-exit-help"
        className="grid min-h-11 content-center px-4 py-1 leading-tight no-underline"
        data-quick-exit=""
        href="https://www.google.com/"
        rel="nofollow noreferrer"
      >
        Leave this page
        <span className="hidden text-small font-normal roomy:block">
          <QuickExitHelp />
        </span>
      </a>
      {/* On a small screen the help opens on demand and covers nothing of the page. */}
      <button
        aria-label="What this button does"
        className="size-11 roomy:hidden"
        popoverTarget="quick-exit-help"
        type="button"
      >
        ?
      </button>
      <p
        className="inset-auto right-2 bottom-18 w-60 max-w-full rounded-control border-2 border-plum bg-card p-4 font-normal text-plum raised"
        id="quick-exit-help"
        popover="auto"
      >
        <QuickExitHelp />
      </p>
    </div>
  );
}

function QuickExitHelp() {
  return (
    <>
      It opens Google.{' '}
      <span className="hidden pointer-fine:scripted:inline">Or press Shift three times.</span>{' '}
      <span className="block">Your browser’s history may still show this page.</span>
    </>
  );
}

/**
 * The place of notices, which src/browser/notices.ts shows. Both live regions are in the page from the start: screen readers miss
 * what is added together with its region.
 */
function Notices() {
  return (
    <section className="notice-box" data-name="Notices" id="notice">
      <span className="notice-icon bg-leaf" data-kind="success">
        <Icon name="success" />
      </span>
      <span className="notice-icon bg-danger" data-kind="error">
        <Icon name="error" />
      </span>
      <div className="grow">
        <div role="status" />
        <div role="alert" />
      </div>
      <CloseButton label="Close notice" type="button" />
    </section>
  );
}
