/** What each kind of content is made of: what staff write, by the schema of its file; and the words of developers. */
import type { z } from 'zod';
import type { picture } from './schema/fields.ts';
import type { FileContent, folders, Loaded } from './schema/files.ts';
import type { sitePaths } from './site-paths.ts';

/** The screens of the site. `src/pages.tsx` says which page stands at which path. */
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
  /** What a shared link shows; without one, the picture of the site (src/content/site-picture.ts). */
  picture?: Picture | undefined;
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

export type Picture = Loaded<z.infer<typeof picture>>;

/** What a page says when it has nothing to list. */
export interface EmptyState {
  title: string;
  text?: string;
  /** Where to go instead. */
  link: Link;
}

export type FocusArea = FileContent<'focus-areas.yaml'>['areas'][number] & {
  title: string;
  projects: Project[];
};

/** The four areas of work; the names are also the addresses of the tabs (`/focus-areas#climate`). */
export type FocusAreaId = FocusArea['id'];

export type Project = FileContent<'projects.yaml'>['projects'][number];
export type TeamMember = FileContent<'team.yaml'>['team'][number];
export type GalleryImage = FileContent<'gallery.yaml'>['gallery'][number];
export type ImpactStory = FileContent<'stories.yaml'>['stories'][number];

/** Words of a post, some of them bold or a link, or both. */
export type PostText = (
  | string
  | { type: 'bold'; words: PostText }
  | { type: 'link'; href: Href; words: PostText }
)[];

export type BlogBlock =
  /** The opening, set larger than the rest. */
  | { type: 'intro'; text: PostText }
  | { type: 'paragraph'; text: PostText }
  | { type: 'heading'; text: PostText }
  /** A smaller heading, below a heading. */
  | { type: 'subheading'; text: PostText }
  | { type: 'list'; items: PostText[] }
  /** A box that stands out, with a title and a list. */
  | { type: 'callout'; title: string; items: PostText[] }
  /** A picture in a frame; without one, the frame alone, kept for a picture to come. */
  | { type: 'image'; picture?: Picture & { caption?: string } };

/** What stands in a file of its own; its name is the end of the entry's address. */
type Entry<Folder extends keyof typeof folders> = { id: string } & Loaded<
  z.infer<(typeof folders)[Folder]>
>;

export type BlogPost = Entry<'posts'> & { content: BlogBlock[] };

export type Announcement = Entry<'calls'>;

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
