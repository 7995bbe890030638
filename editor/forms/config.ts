import type { CmsConfig, Field } from '@sveltia/cms';
import { fieldSchemaOf } from '../../pipeline/content/field-schema.ts';
import { idFix } from '../../src/content/schema/fields.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { fieldsOf } from './fields.ts';
import { screens } from './screens.ts';
import { photoFolder } from './tidy.ts';

/** Set by editor/vite.config.ts. */
declare const BACKEND: CmsConfig['backend'];

/** A post's text: only what a post can show (pipeline/content/post-blocks.ts). */
const body = {
  name: 'body',
  label: 'Text',
  hint: 'The first paragraph is the opening, set larger. For a link, select its words first. A box and a picture come with the buttons above.',
  widget: 'richtext',
  modes: ['rich_text'],
  buttons: ['heading-two', 'heading-three', 'bulleted-list', 'bold', 'link'],
  editor_components: ['box', 'picture'],
  linked_images: false,
  use_emoji_autocomplete: false,
} as unknown as Field;

/** Says what is still wrong, in our words. It is never written. */
function checksOf(place: string): Field {
  return { name: 'checks', label: 'Check', widget: 'checks', required: false, place } as Field;
}

/** With '.' the name of a picture alone is found again; what is chosen comes with a path, which `tidyText` takes away. */
const pictures = { media_folder: `/${photoFolder}`, public_folder: '.' };

/** The name of a new file, which is the end of its address. */
const slug = {
  template: '{{slug}}',
  editable: true,
  pattern: ['^(?!(page|404)$)[a-z0-9]+(-[a-z0-9]+)*$', idFix],
  hint: 'The end of the address of the page. Once people have it, leave it as it is.',
};

/** For folders with a file for each entry. */
const manyEntries = {
  create: true,
  delete: true,
  slug,
  identifier_field: 'title',
  summary: '{{title}}',
  sortable_fields: {
    fields: ['date', 'title'],
    default: { field: 'date', direction: 'descending' },
  },
};

export const config = {
  load_config_file: false,
  backend: BACKEND,
  publish_mode: 'editorial_workflow',
  app_title: 'E-YESS Uganda: the content of the website',
  logo: { src: './favicon.svg', show_in_header: true },
  show_preview_links: false,
  media_folder: photoFolder,
  public_folder: `/${photoFolder}`,
  media_libraries: {
    default: {
      config: {
        max_file_size: 20_000_000,
        slugify_filename: true,
        // What cameras hide in a photo (the place, the time, the owner) does not even reach the repository.
        transformations: {
          raster_image: { format: 'webp', quality: 85, width: 1920, height: 1920 },
        },
      },
    },
    stock_assets: false,
  },
  slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
  output: {
    yaml: { quote: 'none', indent_size: 2, indent_sequences: true },
  },
  collections: [
    {
      name: 'posts',
      label: 'Blog posts',
      label_singular: 'Post',
      icon: 'article',
      description:
        'Each stands on a page of its own and in the list of the blog, the newest first.',
      folder: 'content/posts',
      extension: 'md',
      format: 'yaml-frontmatter',
      ...manyEntries,
      ...pictures,
      fields: [checksOf('posts'), ...fieldsOf(fieldSchemaOf(folders.posts)), body],
    },
    {
      name: 'calls',
      label: 'Calls',
      label_singular: 'Call',
      icon: 'campaign',
      description: 'The page of announcements shows the newest call that is shown.',
      folder: 'content/calls',
      extension: 'yaml',
      format: 'yaml',
      ...manyEntries,
      fields: [checksOf('calls'), ...fieldsOf(fieldSchemaOf(folders.calls))],
    },
  ],
  singletons: Object.entries(screens).map(([file, { label, icon }]) => ({
    name: file.replace('.yaml', ''),
    label,
    icon,
    file: `content/${file}`,
    ...pictures,
    fields: [checksOf(file), ...fieldsOf(fieldSchemaOf(files[file as keyof typeof files]))],
  })),
} as unknown as CmsConfig;
