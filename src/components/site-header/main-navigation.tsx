import { frameNames, mainLinks } from '../../content/labels.ts';
import { MenuLinks } from './menu-links.tsx';
import { OpportunitiesDropdown } from './opportunities-dropdown.tsx';

/** The row of links on wide screens. */
export function MainNavigation() {
  return (
    <nav aria-label={frameNames.main} className="ml-6 hidden shrink-0 @wide:block">
      <ul className="flex items-center">
        <MenuLinks links={mainLinks} />
        <li>
          <OpportunitiesDropdown />
        </li>
      </ul>
    </nav>
  );
}
