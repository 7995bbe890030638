import { frameNames, mainLinks, opportunities, supportUs } from '../../content/navigation.ts';
import { ActionButton } from '../action-button.tsx';
import { MenuLinks } from './menu-links.tsx';
import { usePopover } from './use-popover.ts';

const buttonLook =
  'flex min-h-11 min-w-11 items-center gap-2 rounded-control border-2 border-plum px-3 py-2 font-semibold text-plum';

/** The menu that slides in on small screens, with the same links as the row on wide ones. */
export function PhoneMenu() {
  const { button, panel, open, close } = usePopover({ keepsFocusInside: true });
  return (
    <>
      <button
        aria-expanded={open}
        aria-label={frameNames.openMenu}
        className={`${buttonLook} xl:hidden`}
        popoverTarget="site-menu"
        ref={button}
        type="button"
      >
        <span aria-hidden="true">☰</span>
      </button>
      <div
        aria-label={frameNames.menu}
        className="slide-in-panel w-80 max-w-full overflow-y-auto bg-paper p-4 text-ink"
        id="site-menu"
        popover="auto"
        ref={panel}
        role="dialog"
      >
        <button
          aria-label={frameNames.closeMenu}
          className={`${buttonLook} ml-auto`}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          type="button"
        >
          <span aria-hidden="true">✕</span>
        </button>
        <nav aria-label={frameNames.menuLinks}>
          <ul>
            <MenuLinks links={mainLinks} onChoose={close} />
          </ul>
          <p className="mt-4 border-t border-line px-3 pt-4 font-display font-bold">
            {opportunities.label}
          </p>
          <ul>
            <MenuLinks links={opportunities.links} onChoose={close} />
          </ul>
        </nav>
        <div className="mt-4 px-3">
          <ActionButton action={supportUs} />
        </div>
      </div>
    </>
  );
}
