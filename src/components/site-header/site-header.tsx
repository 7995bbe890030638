import { supportUs } from '../../content/navigation.ts';
import { ActionButton } from '../action-button.tsx';
import { Logo } from '../logo.tsx';
import { ProgressLine } from '../progress-line.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { PhoneMenu } from './phone-menu.tsx';

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper">
      <ProgressLine />
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-2 sm:px-8">
        <Logo />
        <MainNavigation />
        <div className="hidden shrink-0 text-small xl:block">
          <ActionButton action={supportUs} />
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}
