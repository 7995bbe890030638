import { opportunities } from '../../content/labels.ts';
import { Glyph } from '../glyph.tsx';
import { MenuLinks } from './menu-links.tsx';

export function OpportunitiesDropdown() {
  return (
    <>
      <button
        className="dropdown-anchor menu-link flex min-h-11 items-center gap-1 px-2.5 py-2 text-small font-semibold xl:px-3"
        popoverTarget="opportunities"
        type="button"
      >
        {opportunities.label}
        <Glyph name="down" />
      </button>
      <div
        className="dropdown-panel rounded-control edge-2 border-plum bg-card px-2 py-3 text-ink raised"
        id="opportunities"
        popover="auto"
      >
        <ul>
          <MenuLinks links={opportunities.links} />
        </ul>
      </div>
    </>
  );
}
