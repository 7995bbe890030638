import type { ReactNode } from 'react';
import { frameNames } from '../content/labels.ts';
import { CurrentPath } from './current-path.ts';
import { Notices } from './notices.tsx';
import { QuickExit } from './quick-exit.tsx';
import { SiteFooter } from './site-footer/site-footer.tsx';
import { SiteHeader } from './site-header/site-header.tsx';

interface SiteFrameProps {
  path: string;
  /** For a page that a visitor may have to leave at once, unseen. */
  hasQuickExit: boolean;
  children: ReactNode;
}

/** What stands around every page: shortcuts, header, notices, footer. */
export function SiteFrame({ path, hasQuickExit, children }: SiteFrameProps) {
  return (
    <CurrentPath value={path}>
      <nav aria-label={frameNames.shortcuts}>
        {hasQuickExit && <QuickExit />}
        <a
          className="fixed top-2 left-2 z-20 rounded-control bg-plum p-4 font-semibold text-on-fill not-focus:sr-only"
          href="#main"
        >
          {frameNames.skip}
        </a>
      </nav>
      <SiteHeader />
      <Notices />
      <main className="@container" id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </CurrentPath>
  );
}
