import type { ReactNode } from 'react';
import { frameNames } from '../content/navigation.ts';
import { Arrival } from './arrival/arrival.tsx';
import { Notices } from './notices/notices.tsx';
import { PageParts } from './page-parts.tsx';
import { SiteFooter } from './site-footer/site-footer.tsx';
import { SiteHeader } from './site-header/site-header.tsx';

/** What stands around every page: skip link, header, notices, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <PageParts>
      <a
        className="sr-only z-20 rounded-control bg-plum p-4 font-semibold text-on-fill focus:not-sr-only focus:fixed focus:top-2 focus:left-2 print:hidden"
        href="#main"
      >
        {frameNames.skip}
      </a>
      <SiteHeader />
      <Notices />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Arrival />
    </PageParts>
  );
}
