import type { Break } from './break.ts';

const callReact = 'src/before-react/call-react.ts';
const calling = 'tests/e2e/call-react.phone.spec.ts';
const speculation = 'pipeline/publishing/policy/speculation-rules.ts';
const fetchingAhead = 'tests/e2e/fetch-pages-ahead.desktop.spec.ts';

const working = 'tests/e2e/work-after-the-paint.phone.spec.ts';

export const reactWhenNeeded: Break[] = [
  {
    what: 'all of a page is laid out before its first paint',
    file: 'src/styles/weave.css',
    replace: 'content-visibility: auto;',
    by: 'content-visibility: visible;',
    caughtBy: working,
  },
  {
    what: 'what is far below is laid out all at once',
    file: 'src/before-react/show-rest.ts',
    replace: 'await idleMoment();',
    by: 'void idleMoment;',
    caughtBy: working,
  },
  {
    what: 'what is far below has no true height as long as nobody goes there',
    file: 'src/entry-client.ts',
    replace: 'await showRest();',
    by: 'void showRest;',
    caughtBy: working,
  },
  {
    what: 'what is far below has no true height for those who save data',
    file: 'src/entry-client.ts',
    replace: 'await showRest();',
    by: 'if (!savesData()) await showRest();',
    caughtBy: 'tests/e2e/styles-of-the-page.spec.ts',
  },
  {
    what: 'on paper what is far below is left out',
    file: 'src/styles/weave.css',
    replace: '  @media screen {\n    :root[data-late] & {',
    by: '  @media all {\n    :root[data-late] & {',
    caughtBy: working,
  },
  {
    what: 'a reload leads to another place in the page',
    file: 'pipeline/scripts/first-look.ts',
    replace: 'e?.type=="navigate"&&',
    by: '',
    caughtBy: working,
  },
  {
    what: 'a link to a place in a page leads elsewhere',
    file: 'pipeline/scripts/first-look.ts',
    replace: '!(e.name+location.hash).includes("#")&&',
    by: '',
    caughtBy: working,
  },
  {
    what: 'fonts are fetched before the page is painted',
    file: 'src/entry-client.ts',
    replace: 'helpMenus();',
    by: 'helpMenus();\nvoid bringFonts();',
    caughtBy: 'tests/e2e/budgets.phone.spec.ts',
  },
  {
    what: 'every page fetches React',
    file: callReact,
    replace: 'if (!entries.some(({ isIntersecting }) => isIntersecting)) return;',
    by: '',
    caughtBy: calling,
  },
  {
    what: 'React comes although all that needs it is far away',
    file: callReact,
    replace: "rootMargin: '100%'",
    by: "rootMargin: '10000%'",
    caughtBy: calling,
  },
  {
    what: 'a touch on a plain link fetches React',
    file: callReact,
    replace: 'if (elementOf(event).closest(needsReact)) start();',
    by: 'if (elementOf(event).closest("a")) start();',
    caughtBy: calling,
  },
  {
    what: 'a page that was built before a deadline says ever after that there is time',
    file: callReact,
    replace: ' || isOutOfDate()',
    by: '',
    caughtBy: 'tests/e2e/care/tell-the-time.phone.spec.ts',
  },
  {
    what: 'where a host knows only one 404 page, an unknown post is an unknown page',
    file: callReact,
    replace: ' || isForAnotherAddress()',
    by: '',
    caughtBy: 'tests/e2e/lose-the-way.desktop.spec.ts',
  },
  {
    what: 'a banner that was closed is back on the way through the site, because nothing remembers it',
    file: callReact,
    replace: "  addEventListener('close', start, true);\n",
    by: '',
    caughtBy: 'tests/e2e/close-the-banner.phone.spec.ts',
  },
  {
    what: 'the year in the footer is that of the build',
    file: 'src/entry-client.ts',
    replace: "document.getElementById('year')?.replaceChildren(kampalaDay().slice(0, 4));\n",
    by: 'kampalaDay();\n',
    caughtBy: 'tests/e2e/footer.phone.spec.ts',
  },
  {
    what: 'from document to document nothing fades',
    file: 'src/styles/motion.css',
    replace: 'navigation: auto;',
    by: 'navigation: none;',
    caughtBy: 'tests/e2e/motion.phone.spec.ts',
  },
  {
    what: 'while React does not run, no page is fetched ahead',
    file: speculation,
    replace: "eagerness: 'moderate'",
    by: "eagerness: 'conservative'",
    caughtBy: fetchingAhead,
  },
  {
    what: 'once React runs, pages are fetched twice',
    file: speculation,
    replace: `:root[data-scripted="yes"] a`,
    by: `:root[data-scripted="no"] a`,
    caughtBy: fetchingAhead,
  },
  {
    what: 'the browser fetches files ahead as if they were pages',
    file: speculation,
    replace: "{ not: { href_matches: '/*.*' } },",
    by: '',
    caughtBy: fetchingAhead,
  },
  {
    what: 'a page lacks styles that it needs',
    file: 'pipeline/pages/page-styles.ts',
    replace: '!words.has(name)',
    by: "!words.has(name) || name === 'page-width'",
    caughtBy: 'tests/e2e/styles-of-the-page.spec.ts',
  },
  {
    what: 'with React comes what every page has, and all styles are worked out anew',
    file: 'pipeline/pages/page-styles.ts',
    replace: 'hasClass(value.selectors) ? undefined : []',
    by: 'hasClass(value.selectors) ? undefined : undefined',
    caughtBy: 'pipeline/pages/page-styles.test.ts',
  },
  {
    what: 'what the first script says has no styles',
    file: 'pipeline/pages/prerender.ts',
    replace: 'stylesUsedIn([entry, page.html]',
    by: 'stylesUsedIn([page.html]',
    caughtBy: 'tests/e2e/click-before-react.phone.spec.ts',
  },
  {
    what: 'React takes a page over although its stylesheet is missing',
    file: 'src/before-react/load-scripts.ts',
    replace: 'stylesheet.onerror = reject;',
    by: 'stylesheet.onerror = resolve;',
    caughtBy: 'tests/e2e/faults/scripts-missing.spec.ts',
  },
];
