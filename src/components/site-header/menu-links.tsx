import { NavLink } from 'react-router';
import type { Link } from '../../content/types.ts';

interface MenuLinksProps {
  links: Link[];
  onChoose?: () => void;
}

/** The header's links, as items of the list they stand in; the router marks the current page with `aria-current`. */
export function MenuLinks({ links, onChoose }: MenuLinksProps) {
  return links.map((link) => (
    <li key={link.href}>
      <NavLink
        className="menu-link flex min-h-11 items-center px-2.5 py-2 font-semibold whitespace-nowrap text-ink no-underline @min-[70rem]:text-small xl:px-3"
        discover="none"
        end={link.href === '/'}
        onClick={onChoose}
        to={link.href}
        viewTransition
      >
        {link.label}
      </NavLink>
    </li>
  ));
}
