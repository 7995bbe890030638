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
        className="flex min-h-11 items-center rounded-control px-3 py-2 font-semibold whitespace-nowrap xl:text-small text-ink no-underline hover:underline aria-[current=page]:text-plum aria-[current=page]:underline"
        discover="none"
        end={link.href === '/'}
        onClick={onChoose}
        to={link.href}
      >
        {link.label}
      </NavLink>
    </li>
  ));
}
