import type { ReactNode } from 'react';
import { frameNames } from '../content/navigation.ts';
import { FocusAndScroll } from './focus-and-scroll/focus-and-scroll.tsx';
import { Notices } from './notices/notices.tsx';
import { SectionBoundaries } from './section-boundaries.tsx';
import { SiteFooter } from './site-footer/site-footer.tsx';
import { SiteHeader } from './site-header/site-header.tsx';

interface SiteFrameProps {
  /** The way to leave the page at once, unseen, where a visitor may have to. */
  leave: ReactNode;
  children: ReactNode;
}

/** What stands around every page: shortcuts, header, notices, footer. */
export function SiteFrame({ leave, children }: SiteFrameProps) {
  return (
    <SectionBoundaries>
      <nav aria-label={frameNames.shortcuts}>
        {leave}
        <a
          className="fixed top-2 left-2 z-20 rounded-control bg-plum p-4 font-semibold text-on-fill not-focus:sr-only"
          href="#main"
        >
          {frameNames.skip}
        </a>
      </nav>
      <SiteHeader />
      <Notices />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <FocusAndScroll />
    </SectionBoundaries>
  );
}
