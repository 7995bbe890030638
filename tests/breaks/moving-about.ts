import type { Break } from './break.ts';

const arrival = 'src/components/arrival/arrival.tsx';
const scrolling = 'src/components/arrival/scroll-position.ts';
const head = 'src/components/use-document-head.ts';
const entry = 'src/entry-client.ts';
const moving = 'tests/e2e/move-between-pages.spec.ts';
const clicking = 'tests/e2e/click-before-react.phone.spec.ts';

export const movingAbout: Break[] = [
  {
    what: 'the title of the tab stays that of the first page',
    file: head,
    replace: 'document.title = documentTitle(head);',
    by: '',
    caughtBy: moving,
  },
  {
    what: 'the browser’s own Share gives away the address of the first page',
    file: head,
    replace: `'link[rel="canonical"]'`,
    by: `'link[rel="shortlink"]'`,
    caughtBy: moving,
  },
  {
    what: 'every link loads a whole new document',
    file: 'src/components/site-link.tsx',
    replace: 'if (!event.defaultPrevented) follow(event);',
    by: '',
    caughtBy: moving,
  },
  {
    what: 'the way past the header leads nowhere',
    file: 'src/components/site-frame.tsx',
    replace: 'href="#main"',
    by: 'href="#content"',
    caughtBy: moving,
  },
  {
    what: 'on a new page Tab goes on from where the old one was left',
    file: arrival,
    replace: 'focusStart(location.hash);',
    by: '',
    caughtBy: moving,
  },
  {
    what: 'a new page begins in its middle',
    file: arrival,
    replace: 'if (!isBack) scrollToStart(location.hash);',
    by: '',
    caughtBy: moving,
  },
  {
    what: 'a screen reader is not told that a new page is there',
    file: arrival,
    replace: 'setTitle(document.title);',
    by: '',
    caughtBy: moving,
  },
  {
    what: 'Back leads to the top of the page before',
    file: scrolling,
    replace: 'scrollTo(0, position);',
    by: 'scrollTo(0, 0);',
    caughtBy: moving,
  },
  {
    what: 'scrolling on while the page before is on its way spoils its place',
    file: scrolling,
    replace: "if ((history.state?.key ?? 'default') !== keyOfShownPage()) return;",
    by: '',
    caughtBy: moving,
  },
  {
    what: 'nothing shows that a slow page is on its way',
    file: 'src/components/progress-line.tsx',
    replace: "state === 'idle'",
    by: "state !== 'submitting'",
    caughtBy: moving,
  },
  {
    what: 'a pointer that only passes fetches pages',
    file: 'src/lib/prefetch-on-intent.ts',
    replace: 'const hesitation = 80;',
    by: 'const hesitation = 0;',
    caughtBy: 'tests/e2e/fetch-pages-ahead.desktop.spec.ts',
  },
  {
    what: 'pages fade over for those who asked for less motion, too',
    file: 'src/styles/motion.css',
    replace: 'animation: none;',
    by: 'animation-delay: 0s;',
    caughtBy: 'tests/e2e/motion.phone.spec.ts',
  },
  {
    what: 'a click made before React runs is lost',
    file: entry,
    replace: 'waiting?.click();',
    by: '',
    caughtBy: clicking,
  },
  {
    what: 'a picture clicked before React runs opens as a file',
    file: entry,
    replace: ', a[data-needs-react]',
    by: '',
    caughtBy: clicking,
  },
  {
    what: 'where scripts could not be loaded, controls stay that do nothing',
    file: entry,
    replace: "root.dataset['scripted'] = 'no';",
    by: '',
    caughtBy: 'tests/e2e/faults/scripts-missing.spec.ts',
  },
  {
    what: 'whoever has an old page open cannot go on once there is a new version',
    file: 'src/lib/load-or-come-as-document.ts',
    replace: 'if (hasFailed && target)',
    by: 'if (!hasFailed && !target && entries.length < 0)',
    caughtBy: 'tests/e2e/faults/new-version.phone.spec.ts',
  },
  {
    what: 'trying again after the network was gone goes back instead',
    file: 'src/components/page-error.tsx',
    replace: 'window.location.reload()',
    by: 'window.history.back()',
    caughtBy: 'tests/e2e/faults/lose-the-network.phone.spec.ts',
  },
  {
    what: 'one part of a page that breaks takes the whole page with it',
    file: 'src/components/page-parts.tsx',
    replace: 'return { isBroken: true };',
    by: 'return { isBroken: false };',
    caughtBy: 'tests/e2e/faults/broken-part.phone.spec.ts',
  },
  {
    what: 'the console does not say which path is unknown',
    file: 'src/components/page-not-found.tsx',
    replace: 'console.info(',
    by: 'void (',
    caughtBy: 'tests/e2e/lose-the-way.desktop.spec.ts',
  },
  {
    what: 'an unknown post within the site shows nothing',
    file: 'src/pages/blog-post/blog-post.tsx',
    replace: ': <PostNotFound />',
    by: ': null',
    caughtBy: 'tests/e2e/lose-the-way.desktop.spec.ts',
  },
  {
    what: 'the browser cannot hold pages ready for Back',
    file: 'src/hydrate.tsx',
    replace: 'prefetchOnIntent(routes);',
    by: "prefetchOnIntent(routes);\naddEventListener('unload', () => {});",
    caughtBy: 'tests/e2e/faults/come-back.phone.spec.ts',
  },
];
