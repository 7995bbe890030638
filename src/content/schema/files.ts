import type { z } from 'zod';
import type { PictureFile } from '../basic-types.ts';
import { about } from './about.ts';
import { call } from './call.ts';
import { contact } from './contact.ts';
import type { PictureName } from './fields.ts';
import { focusAreas } from './focus-areas.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { jobs } from './jobs.ts';
import { organisation } from './organisation.ts';
import { post } from './post.ts';
import { partners, projects } from './projects.ts';
import { stories } from './stories.ts';
import { team } from './team.ts';

/** Every file in content/ and its schema. */
export const files = {
  'about.yaml': about,
  'contact.yaml': contact,
  'focus-areas.yaml': focusAreas,
  'gallery.yaml': gallery,
  'home.yaml': home,
  'jobs.yaml': jobs,
  'organisation.yaml': organisation,
  'partners.yaml': partners,
  'projects.yaml': projects,
  'stories.yaml': stories,
  'team.yaml': team,
};

/** Folders in content/ with one file for each entry, whose name is its id. */
export const folders = { calls: call, posts: post };

/** What importing the file gives. */
export type FileContent<Name extends keyof typeof files> = WithPictures<
  z.infer<(typeof files)[Name]>
>;

/** Content with the pictures instead of their file names. */
export type WithPictures<Content> = Content extends PictureName
  ? PictureFile
  : Content extends object
    ? { [Field in keyof Content]: WithPictures<Content[Field]> }
    : Content;
