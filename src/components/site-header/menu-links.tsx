import { useLocation } from 'react-router';
import type { Link } from '../../content/types.ts';
import { SiteLink } from '../site-link.tsx';

/** The header's links, as items of the list they stand in. */
export function MenuLinks({ links }: { links: Link[] }) {
  const { pathname } = useLocation();
  return links.map(({ href, label }) => (
    <li key={href}>
      <SiteLink
        aria-current={isWithin(pathname, href) ? 'page' : undefined}
        className="menu-link flex min-h-11 items-center px-2.5 py-2 font-semibold whitespace-nowrap text-ink no-underline @wide:text-small xl:px-3"
        href={href}
      >
        {label}
      </SiteLink>
    </li>
  ));
}

/** A post belongs to the blog; nothing but the home page itself belongs to the home page. */
function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
