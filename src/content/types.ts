/** The types of the content, which follow from its schema, and of what pages pass to components. */
import type { z } from 'zod';
import type { Href } from './basic-types.ts';
import type { picture } from './schema/fields.ts';
import type { FileContent, folders, WithPictures } from './schema/files.ts';

/** What browser tabs, search results and link previews show of a page. */
export interface PageHead {
  /** Keep it discreet: it is kept in the history of a phone that others may use. */
  title: string;
  /** One or two sentences, 50 to 160 characters, unlike that of any other page. */
  description: string;
  /** For link previews; by default the picture of the site (pipeline/pages/prerender.ts). */
  picture?: Picture | undefined;
}

export interface Link {
  label: string;
  href: Href;
}

/** A link or, without an address, a button that does nothing yet. */
export interface Action {
  label: string;
  href?: Href | undefined;
}

export type Picture = WithPictures<z.infer<typeof picture>>;

/** Shown instead of an empty list. */
export interface EmptyState {
  title: string;
  text?: string;
  link: Link;
}

export type FocusArea = FileContent<'focus-areas.yaml'>['areas'][number];

/** Also the fragments of the tabs (`/focus-areas#climate`). */
export type FocusAreaId = FocusArea['id'];

export type Project = FileContent<'projects.yaml'>['projects'][number];
export type TeamMember = FileContent<'team.yaml'>['team'][number];
export type ImpactStory = FileContent<'stories.yaml'>['stories'][number];

/** Text of a post; parts of it can be bold or a link, or both. */
export type PostText = (
  | string
  | { type: 'bold'; words: PostText }
  | { type: 'link'; href: Href; words: PostText }
)[];

export type BlogBlock =
  /** The opening, in larger type. */
  | { type: 'intro'; text: PostText }
  | { type: 'paragraph'; text: PostText }
  | { type: 'heading'; text: PostText }
  /** A smaller heading, below a heading. */
  | { type: 'subheading'; text: PostText }
  | { type: 'list'; items: PostText[] }
  /** A box with a title and a list. */
  | { type: 'callout'; title: string; items: PostText[] }
  /** A framed picture; without one, an empty frame. */
  | { type: 'image'; picture?: Picture & { caption?: string } };

/** An entry with a file of its own, whose name is its id. */
type Entry<Folder extends keyof typeof folders> = { id: string } & WithPictures<
  z.infer<(typeof folders)[Folder]>
>;

export type BlogPost = Entry<'posts'> & { content: BlogBlock[] };

export type Announcement = Entry<'calls'>;

/** How the contact form delivers messages; without it they are only logged to the console. */
export interface ContactDelivery {
  /** Public, because it is in a script: it must not contain a key. */
  endpoint: string;
  format: 'json' | 'form';
}
