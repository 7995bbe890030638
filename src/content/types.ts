/** What each kind of content is made of: what staff write, by the schema of its file; and the words of developers. */
import type { z } from 'zod';
import type { call } from './schema/call.ts';
import type { picture } from './schema/fields.ts';
import type { Loaded } from './schema/files.ts';
import type { focusArea, focusAreaId } from './schema/focus-areas.ts';
import type { galleryImage } from './schema/gallery.ts';
import type { home } from './schema/home.ts';
import type { job } from './schema/jobs.ts';
import type { post } from './schema/post.ts';
import type { project } from './schema/projects.ts';
import type { story } from './schema/stories.ts';
import type { teamMember } from './schema/team.ts';
import type { sitePaths } from './site-paths.ts';

/** What a page gets of a kind of content. */
type Of<Kind extends z.ZodType> = Loaded<z.infer<Kind>>;

/** The screens of the site. `src/routes.tsx` says which page stands at which path. */
export type SitePath = (typeof sitePaths)[number] | `/blog/${string}`;

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
  /** Missing as long as there is nowhere to go. */
  href?: Href | undefined;
}

/** A picture: an SVG, a drawing or a photo, with its size. */
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

export type Picture = Of<typeof picture>;

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
export type Figure = Of<typeof home>['impact']['figures'][number];

/** The four areas of work; the names are also the addresses of the tabs (`/focus-areas#climate`). */
export type FocusAreaId = z.infer<typeof focusAreaId>;

export type FocusArea = Of<typeof focusArea> & { title: string };
export type Project = Of<typeof project>;
export type GalleryImage = Of<typeof galleryImage>;
export type TeamMember = Of<typeof teamMember>;
export type ImpactStory = Of<typeof story>;
export type JobOpening = Of<typeof job>;

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
  /** A picture in a frame; without one, the frame alone, kept for a picture to come. */
  | { type: 'image'; picture?: Picture & { caption?: string } };

/** The end of an entry's address: the name of its file. */
interface Entry {
  id: string;
}

/** What the blog list shows of a post. */
export type BlogSummary = Entry & Of<typeof post>;

export type BlogPost = BlogSummary & { content: BlogBlock[] };

export type Announcement = Entry & Of<typeof call>;

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
