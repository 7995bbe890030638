import type { Break } from './break.ts';

const dialog = 'src/pages/about/gallery/picture-dialog.tsx';
const tabs = 'src/pages/focus-areas/area-tabs.tsx';
const pictures = 'tests/e2e/look-at-our-pictures.spec.ts';
const focusArea = 'tests/e2e/choose-a-focus-area.spec.ts';

export const aboutAndAreas: Break[] = [
  {
    what: 'the sections of the page about us stand in another order',
    file: 'src/pages/about/about.tsx',
    replace: '<GroupsServed />\n      <Team />',
    by: '<Team />\n      <GroupsServed />',
    caughtBy: 'tests/e2e/learn-about-us.desktop.spec.ts',
  },
  {
    what: 'a click beside the large picture does not close it',
    file: dialog,
    replace: 'pressedOutside.current && isOutside(event) && dialog.current?.close()',
    by: 'event.preventDefault()',
    caughtBy: pictures,
  },
  {
    what: 'a press that only ends beside the large picture closes it',
    file: dialog,
    replace: 'pressedOutside.current && isOutside(event)',
    by: 'isOutside(event)',
    caughtBy: pictures,
  },
  {
    what: 'before the first picture there is no way back to the last',
    file: dialog,
    replace: '(selected + by + images.length) % images.length',
    by: 'Math.max(selected + by, 0)',
    caughtBy: pictures,
  },
  {
    what: 'the large picture has no name for screen readers',
    file: dialog,
    replace: 'aria-labelledby={captionId}',
    by: '',
    caughtBy: pictures,
  },
  {
    what: 'on a desktop the large picture is small',
    file: dialog,
    replace: 'w-full max-w-page overflow-clip',
    by: 'w-80 overflow-clip',
    caughtBy: pictures,
  },
  {
    what: 'who asks for a picture in a new tab gets the overlay',
    file: 'src/pages/about/gallery/gallery.tsx',
    replace: 'if (hasModifier(event) || !hasDialog) return;',
    by: 'if (!hasDialog) return;',
    caughtBy: pictures,
  },
  {
    what: 'a portrait that does not load leaves no initials',
    file: 'src/pages/about/team.tsx',
    replace: 'fallback={<Initials name={name} />} ',
    by: '',
    caughtBy: pictures,
  },
  {
    what: 'a picture that failed before React ran leaves a broken sign',
    file: 'src/components/use-load-failure.ts',
    replace: 'if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);',
    by: '',
    caughtBy: pictures,
  },
  {
    what: 'somebody with three names gets the wrong initials',
    file: 'src/lib/initials.ts',
    replace: 'words.at(-1)',
    by: 'words.at(1)',
    caughtBy: 'src/lib/initials.test.ts',
  },
  {
    what: 'pictures have no words for those who cannot see them',
    file: 'src/components/picture.tsx',
    replace: 'alt={alt}',
    by: 'alt=""',
    caughtBy: 'tests/e2e/look-at-projects.desktop.spec.ts',
  },
  {
    what: 'Focus Areas opens with another tab than the first',
    file: 'src/pages/focus-areas/use-chosen-area.ts',
    replace: "?? 'srhr'",
    by: "?? 'climate'",
    caughtBy: focusArea,
  },
  {
    what: 'End goes to the last tab but one',
    file: tabs,
    replace: 'End: () => -1,',
    by: 'End: () => -2,',
    caughtBy: focusArea,
  },
  {
    what: 'every tab is a stop of its own for Tab',
    file: tabs,
    replace: 'tabIndex: id === chosen ? 0 : -1,',
    by: 'tabIndex: 0,',
    caughtBy: focusArea,
  },
  {
    what: 'after Back the focus is on a tab that is not chosen',
    file: tabs,
    replace: 'if (chosen && isBackOrForward && isInside) focusTab(chosen);',
    by: '',
    caughtBy: focusArea,
  },
  {
    what: 'a screen reader is not told which tab is chosen',
    file: tabs,
    replace: "'aria-selected': id === chosen,",
    by: '',
    caughtBy: focusArea,
  },
  {
    what: 'before React runs all panels lie on top of each other',
    file: 'src/styles/controls.css',
    replace: '&:not([data-ready]):has(> :target) > :not(:target),',
    by: '',
    caughtBy: focusArea,
  },
  {
    what: 'on a phone a link to an area scrolls its tab out of sight',
    file: 'src/pages/focus-areas/area-panel.tsx',
    replace: 'scroll-mt-72 ',
    by: '',
    caughtBy: focusArea,
  },
  {
    what: 'an area has one colour on the home page and another among the projects',
    file: 'src/pages/projects/project-rows.tsx',
    replace: 'data-area={icon} ',
    by: '',
    caughtBy: 'tests/e2e/area-colours.desktop.spec.ts',
  },
  {
    what: 'a screen reader hears five times “Learn More”, and not about which project',
    file: 'src/pages/projects/project-rows.tsx',
    replace: 'about={title} ',
    by: '',
    caughtBy: 'tests/e2e/look-at-projects.desktop.spec.ts',
  },
];
