import { opportunities } from '../../content/navigation.ts';
import { MenuLinks } from './menu-links.tsx';
import { usePopover } from './use-popover.ts';

export function OpportunitiesDropdown() {
  const { button, panel, open, close } = usePopover();
  return (
    <>
      <button
        aria-expanded={open}
        className="dropdown-anchor flex min-h-11 items-center gap-2 rounded-control px-3 py-2 text-small font-semibold hover:underline"
        popoverTarget="opportunities"
        ref={button}
        type="button"
      >
        {opportunities.label}
        <span aria-hidden="true">▾</span>
      </button>
      <div
        className="dropdown-panel rounded-control border border-line bg-card p-2 text-ink shadow-raised"
        id="opportunities"
        popover="auto"
        ref={panel}
      >
        <ul>
          <MenuLinks links={opportunities.links} onChoose={close} />
        </ul>
      </div>
    </>
  );
}
