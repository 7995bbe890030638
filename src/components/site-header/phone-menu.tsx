import { frameNames, mainLinks, opportunities } from '../../content/labels.ts';
import { supportUs } from '../../content/navigation.ts';
import { sunrisePattern } from '../../drawing/patterns.ts';
import { ActionButton } from '../action-button.tsx';
import { Glyph } from '../glyph.tsx';
import { WovenCoil } from '../woven-coil.tsx';
import { MenuLinks } from './menu-links.tsx';

const buttonLook =
  'dashed-on-hover flex min-h-12 shrink-0 items-center gap-2 rounded-control edge-2 border-plum px-2.5 font-semibold text-plum';

/** The menu that slides in on small screens, with the same links as the row on wide ones. */
export function PhoneMenu() {
  return (
    <>
      <button
        aria-label={frameNames.openMenu}
        className={`${buttonLook} ml-auto @wide:hidden print:hidden`}
        popoverTarget="site-menu"
        type="button"
      >
        <Glyph name="menu" />
        <span className="hidden @min-medium:inline">{frameNames.menu}</span>
      </button>
      <div
        aria-label={frameNames.menu}
        aria-modal="true"
        className="slide-in-panel ground-night w-80 max-w-full overflow-x-clip overflow-y-auto p-4"
        id="site-menu"
        popover="auto"
        role="dialog"
      >
        <button
          aria-label={frameNames.closeMenu}
          className={`${buttonLook} ml-auto`}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          type="button"
        >
          <Glyph name="close" />
        </button>
        <nav aria-label={frameNames.menuLinks} className="mt-2">
          <ul className="text-h3">
            <MenuLinks links={mainLinks} />
          </ul>
          <p className="mt-5 px-2.5 text-small font-semibold text-bark">{opportunities.label}</p>
          <ul className="text-h3">
            <MenuLinks links={opportunities.links} />
          </ul>
        </nav>
        <div className="mt-6 px-2.5 pb-4">
          <ActionButton action={supportUs} />
          {!supportUs.href && <p className="mt-3 text-small text-ink-soft">{supportUs.soon}</p>}
        </div>
        <WovenCoil
          className="-right-24 -bottom-24 fixed -z-1 w-72 opacity-60"
          pattern={sunrisePattern}
        />
      </div>
    </>
  );
}
