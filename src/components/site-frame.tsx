import type { ReactNode } from 'react';
import { Notices } from './notices.tsx';
import { QuickExit } from './quick-exit.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SiteFrameProps {
  path: string;
  hasQuickExit: boolean;
  children: ReactNode;
}

/** What every page has around its content. */
export function SiteFrame({ path, hasQuickExit, children }: SiteFrameProps) {
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
