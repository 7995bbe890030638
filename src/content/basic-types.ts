/** Types without imports from the schema, because the schema imports them. */
import type { sitePaths } from './site.ts';

/** The paths of the site's pages (src/pages.tsx). */
export type SitePath = (typeof sitePaths)[number] | `/blog/${string}`;

/** The target of a link: a page of this site (`/jobs`, `/focus-areas#climate`), a website, an email address or a phone. */
export type Href =
  | SitePath
  | `${SitePath}#${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;

/** A day, written year-month-day: `2025-10-01`. */
export type IsoDate = `${number}-${number}-${number}`;

/** A picture: an SVG, a drawing or a photo, with its size. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
  /** Only of a photo; a drawing is one file for all screens. */
  photo?: Photo;
}

/** The responsive versions of a photo: their addresses differ from `src` only in width and extension. */
export interface Photo {
  widths: number[];
  /** The placeholder while it loads: the nearest colour of the theme, as a class. */
  tone: `bg-${string}`;
}
