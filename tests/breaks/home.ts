import type { Break } from './break.ts';

const stories = 'src/pages/home/impact-stories/impact-stories.tsx';
const strip = 'src/pages/home/impact-stories/story-strip.ts';
const banner = 'src/pages/home/banner.tsx';
const specification = 'src/content/specification.test.ts';
const visitHome = 'tests/e2e/visit-home.phone.spec.ts';
const goOnFromHome = 'tests/e2e/go-on-from-home.phone.spec.ts';
const followStories = 'tests/e2e/follow-impact-stories.spec.ts';

export const home: Break[] = [
  {
    what: 'a banner that was closed is back when its reader is',
    file: banner,
    replace: 'useState(wasClosed)',
    by: 'useState(false)',
    caughtBy: 'tests/e2e/close-the-banner.phone.spec.ts',
  },
  {
    what: 'closing the banner is written into the visitor’s storage',
    file: banner,
    replace: 'onClose={() => {',
    by: "onClose={() => {\n    sessionStorage.setItem('banner', 'closed');",
    caughtBy: 'tests/e2e/faults/denied.phone.spec.ts',
  },
  {
    what: '“Get Involved” leads to the wrong page',
    file: 'src/content/home.ts',
    replace: "{ label: 'Get Involved', href: '/contact' }",
    by: "{ label: 'Get Involved', href: '/jobs' }",
    caughtBy: [specification, goOnFromHome],
  },
  {
    what: 'a figure is not that of the specification',
    file: 'content/home.yaml',
    replace: '1000+',
    by: '10000+',
    caughtBy: [specification, visitHome],
  },
  {
    what: 'the figures of our impact are missing from the page',
    file: 'src/pages/home/impact-figures.tsx',
    replace: '{number}</strong>',
    by: '</strong>',
    caughtBy: visitHome,
  },
  {
    what: 'the sections of the home page stand in another order',
    file: 'src/pages/home/home.tsx',
    replace: '<CoreValues />\n      <CallToAction />',
    by: '<CallToAction />\n      <CoreValues />',
    caughtBy: visitHome,
  },
  {
    what: 'the values no longer spell E-YESS',
    file: 'src/pages/home/core-values.tsx',
    replace: 'title.charAt(0)',
    by: 'title.charAt(1)',
    caughtBy: visitHome,
  },
  {
    what: 'all four cards lead to the first tab',
    file: 'src/pages/home/focus-cards.tsx',
    replace: 'href={`/focus-areas#',
    by: 'href={`/focus-areas?',
    caughtBy: goOnFromHome,
  },
  {
    what: 'on a phone the buttons of the home page are below its first screen',
    file: 'src/app.css',
    replace: 'clamp(4rem, 100svh - 37.5rem, 14rem)',
    by: '14rem',
    caughtBy: visitHome,
  },
  {
    what: 'a story that stands alone has buttons that turn nothing',
    file: stories,
    replace: 'const isAlone = stories.length < 2;',
    by: 'const isAlone = stories.length < 1;',
    caughtBy: 'src/pages/home/impact-stories/impact-stories.test.tsx',
  },
  {
    what: 'after the last story there is no way on',
    file: strip,
    replace: 'first = (story - place + count) % count;',
    by: 'first = 0;',
    caughtBy: followStories,
  },
  {
    what: 'the left arrow key turns the stories to the right',
    file: stories,
    replace: "if (event.key === 'ArrowLeft') goBack();",
    by: "if (event.key === 'ArrowLeft') goNext();",
    caughtBy: followStories,
  },
  {
    what: 'a screen reader is not told which story came',
    file: stories,
    replace: '<p aria-live="polite" className="sr-only">',
    by: '<p className="sr-only">',
    caughtBy: followStories,
  },
  {
    what: 'a screen reader reads the stories that are out of sight',
    file: stories,
    replace: 'aria-hidden={isOutOfSight || undefined}',
    by: '',
    caughtBy: followStories,
  },
  {
    what: 'the browser’s search does not find the stories that are out of sight',
    file: stories,
    replace: 'aria-hidden={isOutOfSight || undefined}',
    by: 'aria-hidden={isOutOfSight || undefined} inert={isOutOfSight}',
    caughtBy: followStories,
  },
  {
    what: 'stories slide for those who asked for less motion, too',
    file: strip,
    replace: "wantsLessMotion() ? 'instant' : 'smooth'",
    by: "'smooth'",
    caughtBy: followStories,
  },
  {
    what: 'on a phone the stories cannot be swiped',
    file: 'src/styles/controls.css',
    replace: 'overflow-x: auto;',
    by: 'overflow-x: hidden;\n    touch-action: pan-y;',
    caughtBy: 'tests/e2e/swipe-the-stories.phone.spec.ts',
  },
  {
    what: 'on a desktop three stories stand beside each other, and none can be turned',
    file: 'src/styles/controls.css',
    replace: 'width: 100%;\n    scroll-snap-align',
    by: 'width: 20rem;\n    scroll-snap-align',
    caughtBy: followStories,
  },
  {
    what: 'stories swiped to before React runs jump back to the first',
    file: strip,
    replace: '  settle();\n\n  return {',
    by: '  chosen = 0;\n  arrange(chosen, home);\n\n  return {',
    caughtBy: 'tests/e2e/faults/scripts-missing.spec.ts',
  },
  {
    what: 'without JavaScript only the first story can be seen',
    file: 'src/styles/controls.css',
    replace: 'display: grid;\n  gap: 3rem;',
    by: 'display: flex;\n  overflow: hidden;',
    caughtBy: 'tests/e2e/without-javascript.spec.ts',
  },
  {
    what: 'selecting the words of a story with the mouse turns to the next',
    file: strip,
    replace: "event.pointerType === 'mouse'",
    by: "event.pointerType === 'pen'",
    caughtBy: 'tests/e2e/select-a-story.desktop.spec.ts',
  },
];
