import { aboutAndAreas } from './about-and-areas.ts';
import { blogAndOpenings } from './blog-and-openings.ts';
import type { Break } from './break.ts';
import { careAndSettings } from './care-and-settings.ts';
import { contact } from './contact.ts';
import { content } from './content.ts';
import { foundAndServed } from './found-and-served.ts';
import { headerAndFooter } from './header-and-footer.ts';
import { home } from './home.ts';
import { movingAbout } from './moving-about.ts';
import { reactWhenNeeded } from './react-when-needed.ts';

/** What the tests must notice, whatever becomes of them. */
export const breaks: Break[] = [
  ...headerAndFooter,
  ...home,
  ...aboutAndAreas,
  ...blogAndOpenings,
  ...contact,
  ...movingAbout,
  ...reactWhenNeeded,
  ...careAndSettings,
  ...foundAndServed,
  ...content,
];
