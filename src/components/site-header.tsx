import organisation from '#content/organisation.yaml';
import type { Action, Link } from '../content/types.ts';
import { sunrisePattern } from '../drawing/patterns.ts';
import { ActionButton } from './buttons.tsx';
import { Icon } from './icon-buttons.tsx';
import { Logo } from './logo.tsx';
import { WovenCoil } from './woven.tsx';

const mainLinks: Link[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Focus Areas', href: '/focus-areas' },
  { label: 'Projects', href: '/projects' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
];

const opportunities: { label: string; links: Link[] } = {
  label: 'Opportunities',
  links: [
    { label: 'Announcements', href: '/announcements' },
    { label: 'Jobs', href: '/jobs' },
  ],
};

const supportUs: Action = { label: 'Support Us', href: organisation.supportUs };
const supportUsNote = supportUs.href
  ? undefined
  : 'You cannot give online yet. Write to us instead.';

interface HeaderProps {
  /** Of the current page. */
  path: string;
}

export function SiteHeader({ path }: HeaderProps) {
  return (
    <header className="site-header z-10 bg-paper">
      {/* A container query instead of a media query, because larger text needs more room, too. */}
      <div className="@container">
        <div className="page-width flex min-h-16 items-center gap-2 py-2 very-short:min-h-12 very-short:py-0">
          <Logo />
          <MainNavigation path={path} />
          <div
            className="ml-auto hidden shrink-0 text-small @wide:block print:hidden"
            title={supportUsNote}
          >
            <ActionButton action={supportUs} />
          </div>
          <PhoneMenu path={path} />
        </div>
      </div>
      <div className="woven-edge" />
    </header>
  );
}

/** The links on wide screens. */
function MainNavigation({ path }: HeaderProps) {
  return (
    <nav aria-label="Main" className="ml-6 hidden shrink-0 @wide:block">
      <ul className="flex items-center">
        <MenuLinks links={mainLinks} path={path} />
        <li>
          <OpportunitiesDropdown path={path} />
        </li>
      </ul>
    </nav>
  );
}

function OpportunitiesDropdown({ path }: HeaderProps) {
  return (
    <>
      <button
        className="dropdown-anchor menu-link flex min-h-11 items-center gap-1 px-2.5 py-2 text-small font-semibold xl:px-3"
        popoverTarget="opportunities"
        type="button"
      >
        {opportunities.label}
        <Icon name="down" />
      </button>
      <div
        className="dropdown-panel rounded-control border-2 border-plum bg-card px-2 py-3 text-ink raised"
        id="opportunities"
        popover="auto"
      >
        <ul>
          <MenuLinks links={opportunities.links} path={path} />
        </ul>
      </div>
    </>
  );
}

const menuButton =
  'dashed-on-hover flex min-h-12 shrink-0 items-center gap-2 rounded-control border-2 border-plum px-2.5 font-semibold text-plum';

/** The slide-in menu on small screens, with the same links. */
function PhoneMenu({ path }: HeaderProps) {
  return (
    <>
      <button
        aria-label="Open menu"
        className={`${menuButton} ml-auto @wide:hidden print:hidden`}
        popoverTarget="site-menu"
        type="button"
      >
        <Icon name="menu" />
        <span className="hidden @min-medium:inline">Menu</span>
      </button>
      <div
        aria-label="Menu"
        aria-modal="true"
        className="slide-in-panel surface-night w-80 max-w-full overflow-x-clip overflow-y-auto p-4"
        id="site-menu"
        popover="auto"
        role="dialog"
      >
        <button
          aria-label="Close menu"
          className={`${menuButton} ml-auto`}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          type="button"
        >
          <Icon name="close" />
        </button>
        <nav aria-label="All pages" className="mt-2">
          <ul className="text-h3">
            <MenuLinks links={mainLinks} path={path} />
          </ul>
          <p className="mt-5 px-2.5 text-small font-semibold text-bark">{opportunities.label}</p>
          <ul className="text-h3">
            <MenuLinks links={opportunities.links} path={path} />
          </ul>
        </nav>
        <div className="mt-6 px-2.5 pb-4">
          <ActionButton action={supportUs} />
          {supportUsNote && <p className="mt-3 text-small text-ink-soft">{supportUsNote}</p>}
        </div>
        <WovenCoil
          className="-right-24 -bottom-24 fixed -z-1 w-72 opacity-60"
          pattern={sunrisePattern}
        />
      </div>
    </>
  );
}

function MenuLinks({ links, path }: HeaderProps & { links: Link[] }) {
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

/** A post belongs to the blog; only the home page itself belongs to the home page. */
function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
