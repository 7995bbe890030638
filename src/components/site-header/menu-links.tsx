import { useContext } from 'react';
import type { Link } from '../../content/types.ts';
import { CurrentPath } from '../current-path.ts';

/** The header's links, as items of the list they stand in. */
export function MenuLinks({ links }: { links: Link[] }) {
  const path = useContext(CurrentPath);
  return links.map(({ href, label }) => (
    <li key={href}>
      <a
        aria-current={isWithin(path, href) ? 'page' : undefined}
        className="menu-link flex min-h-11 items-center px-2.5 py-2 font-semibold whitespace-nowrap text-ink no-underline @wide:text-small xl:px-3"
        href={href}
      >
        {label}
      </a>
    </li>
  ));
}

/** A post belongs to the blog; nothing but the home page itself belongs to the home page. */
function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
