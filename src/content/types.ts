/**
 * What each kind of content is made of. Hover over a name in your editor to read what belongs there.
 * Recipes for everyday changes: docs/editing-content.md
 */

/** The screens of the site. `src/routes.tsx` says which page stands at which path. */
export type SitePath =
  | '/'
  | '/about'
  | '/focus-areas'
  | '/projects'
  | '/blog'
  | `/blog/${string}`
  | '/announcements'
  | '/jobs'
  | '/contact';

/** Where a link leads: a screen of this site (`/jobs`, `/focus-areas#climate`), a website, an e-mail address or a phone. */
export type Href =
  | SitePath
  | `${SitePath}#${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;

/** A day, written year-month-day: `2025-10-01`. */
export type IsoDate = `${number}-${number}-${number}`;

/** What a browser tab, a search result and a shared link say of a page. */
export interface PageHead {
  /** The page's name. Keep it discreet: it stays in the history of a phone that others may use. */
  title: string;
  /** One or two sentences, 50 to 160 characters, unlike that of any other page. */
  description: string;
}

/** A link whose address is known. */
export interface Link {
  /** The words people click. */
  label: string;
  href: Href;
}

/** A link or, as long as it has no address, a button that does nothing yet. */
export interface Action {
  /** The words people click. */
  label: string;
  /** Leave this line out until there is somewhere to go. */
  href?: Href;
}

/** A picture file, imported with `?picture` at the top of a content file. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
  /** What the build adds to a photo; a drawing is one small file for all screens. */
  photo?: Photo;
}

/**
 * The widths a photo comes in, and what stands in its place until it comes. The names of its versions differ from `src` in
 * the width and the ending alone, so a long list need not name each.
 */
export interface Photo {
  widths: number[];
  /** The colour of ours that comes nearest to it, as a class. */
  tone: `bg-${string}`;
}

export interface Picture {
  /** The name the picture has in the `import` line at the top of the file. */
  file: PictureFile;
  /** What matters in the picture, for people who cannot see it. */
  alt: string;
}

/** A heading with a sentence or two. */
export interface TextCard {
  title: string;
  description: string;
}

/** What a page says when it has nothing to list. */
export interface EmptyState {
  title: string;
  text?: string;
  /** Where to go instead. */
  link: Link;
}

/** An impact figure, such as 1000+ with "youth empowered". */
export interface Stat {
  number: string;
  title: string;
  /** What is counted, and since when. */
  description: string;
}

/** The four areas of work; the names are also the addresses of the tabs (`/focus-areas#climate`). */
export type FocusAreaId = 'srhr' | 'climate' | 'gender' | 'youth';

export interface FocusArea {
  id: FocusAreaId;
  title: string;
  /** One sentence for the card on the home page. */
  summary: string;
  /** The text on the Focus Areas page. */
  description: string;
  /** What we work on within this area, as a list. */
  keyAreas: string[];
  /** With this line the helpline (safety-and-privacy.ts) stands below the list. */
  hasHelpline?: true;
}

export interface Project {
  title: string;
  description: string;
  category: string;
  image: Picture;
  /** The sign shown beside the category: that of the focus area the project belongs to. */
  icon: FocusAreaId;
  action: Action;
}

export interface GalleryImage {
  /** Short, unlike any other, lower case with hyphens. */
  id: string;
  image: Picture;
  caption: string;
}

export interface TeamMember {
  name: string;
  position: string;
  /** Without a picture, or when it does not load, the person's initials are shown. */
  image?: Picture;
}

export interface ImpactStory {
  quote: string;
  name: string;
  /** In digits, in quotes: `'14'`. */
  age: string;
  /** The town or neighbourhood; ", Uganda" is added on the page. */
  location: string;
  /** Drawn, never a photo: the page says so below the stories. */
  image: Picture;
  /** Whoever adds a story vouches for both. A story about which either is not true cannot be published. */
  safeguarding: {
    /** The name is not the person's own, and nothing else gives them away. */
    nameIsChanged: true;
    /** They, and a parent or guardian of those under 18, agreed in writing, and know that they can take it back. */
    consentIsHeld: true;
  };
}

export type BlogBlock =
  /** The opening, set larger than the rest. */
  | { type: 'intro'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'heading'; text: string }
  /** A smaller heading, below a heading. */
  | { type: 'subheading'; text: string }
  | { type: 'list'; items: string[] }
  /** A box that stands out, with a title and a list. */
  | { type: 'callout'; title: string; items: string[] }
  /** An empty frame, kept for a picture to come. */
  | { type: 'image' };

/** What the blog list shows of a post. */
export interface BlogSummary {
  /** The end of the post's address: lower case, words joined with hyphens, unlike any other. */
  id: string;
  title: string;
  /** One or two sentences for the list, 50 to 160 characters; search engines show them too. */
  excerpt: string;
  date: IsoDate;
  author: string;
  category: string;
  image: Picture;
  /** Such as '5 min read'. */
  readTime: string;
}

export interface BlogPost extends BlogSummary {
  content: BlogBlock[];
}

export interface Announcement {
  /** Short, unlike any other, lower case with hyphens. */
  id: string;
  title: string;
  /** The day it was posted. */
  date: IsoDate;
  /** The last day to apply. */
  deadline: IsoDate;
  category: string;
  /** The first announcement with `featured: true` is the one shown. */
  featured: boolean;
  description: string;
  content: {
    overview: string;
    responsibilities: string[];
    expertise: string[];
    whyJoin: string;
    /** The steps to take, in order; the page numbers them. */
    howToApply: string[];
  };
  contact: {
    email: string;
    phone: string[];
  };
}

export interface JobOpening {
  /** Short, unlike any other, lower case with hyphens. */
  id: string;
  title: string;
  /** Such as 'Volunteer' or 'Full-time'. */
  type: string;
  location: string;
  /** As shown: '2 days ago'. */
  posted: string;
  description: string;
  /** Where 'View Details' leads. */
  link: Href;
}

/** What a visitor writes in the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** How the contact form delivers messages; without it they only go to the browser's console. */
export interface ContactDelivery {
  /** Where messages are posted to. It stands in a script for all to read, so it holds no key. */
  endpoint: string;
  format: 'json' | 'form';
}
