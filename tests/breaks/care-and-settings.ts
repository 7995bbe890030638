import type { Break } from './break.ts';

const leaving = 'tests/e2e/care/leave-this-page.spec.ts';
const savingData = 'tests/e2e/care/save-data.phone.spec.ts';
const everyScreen = 'tests/e2e/every-screen.spec.ts';
const ownSettings = 'tests/e2e/own-settings.spec.ts';
const accessibility = 'tests/e2e/accessibility.spec.ts';
const onPaper = 'tests/e2e/on-paper.desktop.spec.ts';
const leavePage = 'src/components/leave-page/leave-page.tsx';

export const careAndSettings: Break[] = [
  {
    what: 'Back leads to the page that somebody had to leave at once',
    file: leavePage,
    replace: 'window.location.replace(leave.link.href);',
    by: 'window.location.assign(leave.link.href);',
    caughtBy: leaving,
  },
  {
    what: 'a page that must be left at once stays on the screen until the next one is there',
    file: leavePage,
    replace: "document.documentElement.dataset['left'] = '';",
    by: '',
    caughtBy: leaving,
  },
  {
    what: 'the way to leave scrolls away with the page',
    file: leavePage,
    replace: 'className="fixed right-2',
    by: 'className="absolute right-2',
    caughtBy: leaving,
  },
  {
    what: 'three presses of Shift do not leave the page',
    file: 'src/components/leave-page/on-three-presses.ts',
    replace: 'presses === 3',
    by: 'presses === 5',
    caughtBy: leaving,
  },
  {
    what: 'capitals typed quickly leave the page',
    file: 'src/components/leave-page/on-three-presses.ts',
    replace: 'else startAnew();',
    by: '',
    caughtBy: leaving,
  },
  {
    what: 'Focus Areas cannot be left at once',
    file: 'src/pages/focus-areas/focus-areas.tsx',
    replace: ', isPrivate: true',
    by: '',
    caughtBy: [leaving, everyScreen],
  },
  {
    what: 'the way to leave stands over what has the focus',
    file: 'src/app.css',
    replace: 'scroll-padding-bottom: 7rem;',
    by: 'scroll-padding-bottom: 0;',
    caughtBy: leaving,
  },
  {
    what: 'the visit is noted in the visitor’s storage',
    file: 'src/hydrate.tsx',
    replace: 'prefetchOnIntent(routes);',
    by: "prefetchOnIntent(routes);\nlocalStorage.setItem('visited', 'yes');",
    caughtBy: 'tests/e2e/care/keep-a-visit-private.desktop.spec.ts',
  },
  {
    what: 'on a phone that saves data fonts are fetched all the same',
    file: 'src/entry-client.ts',
    replace: 'if (!savesData()) document',
    by: 'document',
    caughtBy: savingData,
  },
  {
    what: 'a page tells another weight than it has',
    file: 'build/prerender.ts',
    replace: 'weight: await weigh(fill(page, likely))',
    by: 'weight: likely.weight',
    caughtBy: 'tests/e2e/budgets.phone.spec.ts',
  },
  {
    what: 'whoever goes on to another page is told the weight of the first',
    file: 'src/components/site-footer/page-weight.tsx',
    replace: '!weight || pathname !== arrivedAt',
    by: '!weight || !arrivedAt || !pathname',
    caughtBy: savingData,
  },
  {
    what: 'with text at 200 % words run off the screen of a phone',
    file: 'src/app.css',
    replace: 'overflow-wrap: anywhere;',
    by: '',
    caughtBy: everyScreen,
  },
  {
    what: 'with text at 200 % a job runs off the screen of a phone',
    file: 'src/pages/jobs/job-list.tsx',
    replace: 'md:grid-cols-job',
    by: 'grid-cols-job',
    caughtBy: everyScreen,
  },
  {
    what: 'on a desktop the text of a call runs off the screen',
    file: 'src/pages/announcements/featured-announcement.tsx',
    replace: 'lg:grid-cols-1-aside',
    by: 'lg:grid-cols-[70rem_22rem]',
    caughtBy: everyScreen,
  },
  {
    what: 'at 400 % zoom the header leaves no room to read',
    file: 'src/components/site-header/site-header.tsx',
    replace: 'min-h-16',
    by: 'min-h-36',
    caughtBy: everyScreen,
  },
  {
    what: 'in the visitor’s own colours the chosen tab looks like the others',
    file: 'src/styles/controls.css',
    replace: 'outline: 4px solid;',
    by: '',
    caughtBy: ownSettings,
  },
  {
    what: 'in the visitor’s own colours lists lose their bullets',
    file: 'src/styles/weave.css',
    replace: 'border-top: 0.25rem dashed;',
    by: '',
    caughtBy: ownSettings,
  },
  {
    what: 'the open menu is wider than the narrowest phones',
    file: 'src/components/site-header/phone-menu.tsx',
    replace: 'w-80 max-w-full',
    by: 'w-96',
    caughtBy: accessibility,
  },
  {
    what: 'the type of a job is pale on its ground',
    file: 'src/pages/jobs/job-list.tsx',
    replace: 'text-on-fill',
    by: 'text-ink',
    caughtBy: everyScreen,
  },
  {
    what: 'in the dark the type of a job is dark on dark',
    file: 'src/pages/jobs/job-list.tsx',
    replace: 'bg-lake',
    by: 'bg-dye-lake',
    caughtBy: everyScreen,
  },
  {
    what: 'in the open menu of a phone a heading is dark on dark',
    file: 'src/components/site-header/phone-menu.tsx',
    replace: 'text-bark',
    by: 'text-lake',
    caughtBy: accessibility,
  },
  {
    what: 'in the open dropdown of a desktop the links are dark on dark',
    file: 'src/components/site-header/opportunities-dropdown.tsx',
    replace: 'bg-card',
    by: 'bg-plum',
    caughtBy: accessibility,
  },
  {
    what: 'the names of the team skip two levels of headings',
    file: 'src/pages/about/team.tsx',
    replace: '<h3 className="mt-4">{name}</h3>',
    by: '<h5 className="mt-4">{name}</h5>',
    caughtBy: everyScreen,
  },
  {
    what: 'a screen reader does not hear what a field of the form is for',
    file: 'src/pages/contact/field.tsx',
    replace: ' htmlFor={attributes.id}',
    by: '',
    caughtBy: ['tests/e2e/contact-us.phone.spec.ts', everyScreen],
  },
  {
    what: 'a colour of the dark scheme cannot be read on its ground',
    file: 'src/app.css',
    replace: '--color-ink-soft: #d2c3b1;',
    by: '--color-ink-soft: #6f6458;',
    caughtBy: 'build/theme.test.ts',
  },
  {
    what: 'at night pages are printed in pale letters',
    file: 'src/styles/print.css',
    replace: 'color: var(--color-ink);',
    by: '',
    caughtBy: [onPaper, everyScreen],
  },
  {
    what: 'only the chosen tab is on paper',
    file: 'src/styles/print.css',
    replace: 'visibility: visible;',
    by: '',
    caughtBy: onPaper,
  },
  {
    what: 'words hide until their font is there',
    file: 'src/fonts.css',
    replace: `font-display: swap;
  src: url("/@fonts/figtree.woff2") format("woff2");
}`,
    by: `font-display: block;
  src: url("/@fonts/figtree.woff2") format("woff2");
}`,
    caughtBy: 'tests/e2e/fonts-on-android.phone.spec.ts',
  },
  {
    what: 'pages move when their fonts come',
    file: 'src/fonts.css',
    replace: 'size-adjust: 101.1%;',
    by: 'size-adjust: 120%;',
    caughtBy: 'tests/e2e/fonts-on-iphone.phone.spec.ts',
  },
  {
    what: 'pictures push the words down when they come',
    file: 'src/components/picture.tsx',
    replace: 'height={height}',
    by: '',
    caughtBy: 'tests/e2e/arrive-in-pieces.phone.spec.ts',
  },
];
