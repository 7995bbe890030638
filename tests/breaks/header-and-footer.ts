import type { Break } from './break.ts';

const phoneMenu = 'src/components/site-header/phone-menu.tsx';
const menus = 'src/before-react/menus.ts';
const header = 'tests/e2e/header.desktop.spec.ts';
const menu = 'tests/e2e/menu.phone.spec.ts';
const footer = 'tests/e2e/footer.phone.spec.ts';
const roomToRead = 'tests/e2e/room-to-read.phone.spec.ts';

export const headerAndFooter: Break[] = [
  {
    what: 'the menu slides in for longer than 300 ms',
    file: 'src/styles/controls.css',
    replace: 'translate 300ms ease-out,',
    by: 'translate 900ms ease-out,',
    caughtBy: menu,
  },
  {
    what: 'the menu slides for those who asked for less motion, too',
    file: 'src/styles/controls.css',
    replace: `@media (prefers-reduced-motion: no-preference) {
      transition:
        translate`,
    by: `@media all {
      transition:
        translate`,
    caughtBy: menu,
  },
  {
    what: 'choosing Jobs leaves the menu of a phone open',
    file: menus,
    replace: "elementOf(event).closest('[popover] a')",
    by: "target.closest('[popover=hint] a')",
    caughtBy: menu,
  },
  {
    what: 'Back to another place of the page leaves the menu open over it',
    file: menus,
    replace: "addEventListener('popstate', moveOn);",
    by: '',
    caughtBy: menu,
  },
  {
    what: 'the dropdown stays open when Tab leads past it',
    file: menus,
    replace: "addEventListener('focusin', (event) => followFocus(elementOf(event)));",
    by: '',
    caughtBy: header,
  },
  {
    what: 'Tab leads out of the open menu, behind it',
    file: menus,
    replace: 'if (isModal(menu)) focusFirst(menu);\n  else ',
    by: '',
    caughtBy: menu,
  },
  {
    what: 'the page scrolls behind the open menu',
    file: 'src/app.css',
    replace: 'html:has(#site-menu:popover-open, dialog:modal)',
    by: 'html:has(dialog:modal)',
    caughtBy: menu,
  },
  {
    what: 'on a phone without JavaScript the menu closes neither with Esc nor with a tap beside it',
    file: phoneMenu,
    replace: 'popover="auto"',
    by: 'popover="manual"',
    caughtBy: 'tests/e2e/without-javascript.spec.ts',
  },
  {
    what: 'a click beside the open dropdown loses the focus',
    file: menus,
    replace: 'buttonOf(menu)?.focus();',
    by: '{}',
    caughtBy: header,
  },
  {
    what: 'the dropdown stays open after a link of it was chosen',
    file: menus,
    replace: 'openMenu()?.hidePopover();',
    by: '',
    caughtBy: header,
  },
  {
    what: 'the dropdown hides its own button',
    file: 'src/styles/controls.css',
    replace: 'top: calc(anchor(bottom) + 0.5rem);',
    by: 'top: anchor(top);',
    caughtBy: header,
  },
  {
    what: 'Home is marked as the page at hand on every page',
    file: 'src/components/site-header/menu-links.tsx',
    replace: "pathname === href || (href !== '/' && ",
    by: 'pathname.startsWith(href) || (',
    caughtBy: header,
  },
  {
    what: 'the header scrolls away',
    file: 'src/components/site-header/site-header.tsx',
    replace: 'sticks-0',
    by: 'relative',
    caughtBy: header,
  },
  {
    what: 'on a phone that is turned the header covers what is read',
    file: 'src/styles/measures.css',
    replace: 'min(--spacing(--value(number)), (100vh - 26rem) * 99)',
    by: '--spacing(--value(number))',
    caughtBy: roomToRead,
  },
  {
    what: 'on a phone with large text the name breaks letter by letter',
    file: 'src/components/logo.tsx',
    replace: 'size-11 @max-narrow:hidden',
    by: 'size-11',
    caughtBy: roomToRead,
  },
  {
    what: 'on a desktop with large text the links of the header do not fit beside each other',
    file: 'src/components/site-header/main-navigation.tsx',
    replace: '@wide:block',
    by: 'lg:block',
    caughtBy: 'tests/e2e/every-screen.spec.ts',
  },
  {
    what: 'a menu for phones shows on wide screens as well',
    file: phoneMenu,
    replace: ' @wide:hidden',
    by: '',
    caughtBy: header,
  },
  {
    what: 'the header calls a page otherwise than the specification',
    file: 'src/content/navigation.ts',
    replace: "{ label: 'Projects', href: '/projects' }",
    by: "{ label: 'Our Work', href: '/projects' }",
    caughtBy: [header, menu],
  },
  {
    what: 'the copyright shows the year of the build',
    file: 'src/entry-client.ts',
    replace: "document.getElementById('year')?.replaceChildren(kampalaDay().slice(0, 4));",
    by: '',
    caughtBy: footer,
  },
  {
    what: 'a quick link of the footer leads to the wrong page',
    file: 'src/content/navigation.ts',
    replace: "{ label: 'Our Projects', href: '/projects' }",
    by: "{ label: 'Our Projects', href: '/jobs' }",
    caughtBy: footer,
  },
  {
    what: 'the phone number in the footer cannot be dialled',
    file: 'src/components/phone-link.tsx',
    replace: "phone.replaceAll(' ', '')",
    by: 'phone',
    caughtBy: footer,
  },
  {
    what: 'the helpline has a wrong number',
    file: 'src/content/safety-and-privacy.ts',
    replace: "href: 'tel:116'",
    by: "href: 'tel:166'",
    caughtBy: 'tests/e2e/every-screen.spec.ts',
  },
  {
    what: 'links to social media sound as if they led somewhere',
    file: 'src/components/site-footer/social-links.tsx',
    replace: 'aria-disabled="true" ',
    by: '',
    caughtBy: [footer, 'src/components/links-without-address.test.tsx'],
  },
];
