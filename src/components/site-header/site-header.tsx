import { supportUs } from '../../content/navigation.ts';
import { ActionButton } from '../action-button.tsx';
import { Logo } from '../logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { PhoneMenu } from './phone-menu.tsx';

export function SiteHeader() {
  return (
    <header className="site-header z-10 bg-paper">
      {/* The row itself is measured, not the screen, because larger text needs more room too. */}
      <div className="@container">
        <div className="page-width flex min-h-16 items-center gap-2 py-2 low:min-h-12 low:py-0">
          <Logo />
          <MainNavigation />
          <div
            className="ml-auto hidden shrink-0 text-small @wide:block print:hidden"
            title={supportUs.href ? undefined : supportUs.soon}
          >
            <ActionButton action={supportUs} />
          </div>
          <PhoneMenu />
        </div>
      </div>
      <div className="woven-edge" />
    </header>
  );
}
