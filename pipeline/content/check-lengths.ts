import type { Check } from './check.ts';
import { problem } from './problem.ts';

/** Lists whose length is fixed by the specification, by file and name. */
export const lengths: Record<string, number> = {
  'src/content/about.ts groupsServed items': 6,
  'src/content/about.ts objectives items': 5,
  'src/content/contact.ts waysToHelp cards': 4,
  'src/content/focus-areas.ts focusAreas': 4,
  'src/content/focus-areas.ts focusAreas 0 keyAreas': 5,
  'src/content/focus-areas.ts focusAreas 1 keyAreas': 5,
  'src/content/focus-areas.ts focusAreas 2 keyAreas': 4,
  'src/content/focus-areas.ts focusAreas 3 keyAreas': 4,
  'src/content/gallery.ts gallery': 4,
  'src/content/home.ts impact stats': 4,
  'src/content/organisation.ts socialLinks': 3,
  'src/content/organisation.ts values': 5,
  'src/content/projects.ts partners names': 5,
  'src/content/projects.ts projects': 5,
  'src/content/stories.ts stories': 3,
};

export const listsHaveTheirLength: Check = (places) =>
  places.flatMap((place) => {
    const expected = lengths[[place.file, ...place.path].join(' ')];
    if (expected === undefined || !Array.isArray(place.value)) return [];
    if (place.value.length === expected) return [];
    return problem(
      place,
      `holds ${place.value.length}, but the page is made for ${expected}`,
      `Add or remove entries until there are ${expected}; another number needs a developer, who changes it in pipeline/content/check-lengths.ts, too`,
    );
  });
