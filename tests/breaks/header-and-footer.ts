import type { Break } from './break.ts';

const phoneMenu = 'src/components/site-header/phone-menu.tsx';
const dropdown = 'src/components/site-header/opportunities-dropdown.tsx';
const usePopover = 'src/components/site-header/use-popover.ts';
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
    file: phoneMenu,
    replace: '<MenuLinks links={opportunities.links} onChoose={close} />',
    by: '<MenuLinks links={opportunities.links} />',
    caughtBy: menu,
  },
  {
    what: 'on a phone the new page comes up behind the open menu',
    file: phoneMenu,
    replace: '<MenuLinks links={mainLinks} onChoose={close} />',
    by: '<MenuLinks links={mainLinks} />',
    caughtBy: menu,
  },
  {
    what: 'Back to another place of the page leaves the menu open over it',
    file: usePopover,
    replace: 'if (hasMovedOn.current) panel.current?.hidePopover();',
    by: '',
    caughtBy: menu,
  },
  {
    what: 'after Back out of the open menu Tab goes on from its button',
    file: usePopover,
    replace: ' && !hasMovedOn.current',
    by: '',
    caughtBy: menu,
  },
  {
    what: 'the dropdown stays open when Tab leads past it',
    file: usePopover,
    replace: "document.addEventListener('focusin', onFocusIn);",
    by: '',
    caughtBy: header,
  },
  {
    what: 'Tab leads out of the open menu, behind it',
    file: usePopover,
    replace: 'release ??= makeRestInert(element);',
    by: '',
    caughtBy: menu,
  },
  {
    what: 'the page scrolls behind the open menu',
    file: 'src/app.css',
    replace: 'html:has(#site-menu:popover-open, dialog[open])',
    by: 'html:has(dialog[open])',
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
    file: usePopover,
    replace: 'button.current?.focus();',
    by: '',
    caughtBy: header,
  },
  {
    what: 'the dropdown stays open after a link of it was chosen',
    file: dropdown,
    replace: ' onChoose={close}',
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
    file: 'src/components/document-facts.ts',
    replace: 'return useHydrated() ? kampalaDay() : builtOn;',
    by: 'return builtOn;',
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
    file: 'src/content/care.ts',
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
