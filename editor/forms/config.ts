import type { CmsConfig, EditorComponentDefinition, Field } from '@sveltia/cms';
import { idFix } from '../../src/content/schema/fields.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { photoFolder } from './entry-data.ts';
import { fieldSchemaOf, fieldsOf } from './fields.ts';
import { screens } from './labels.ts';

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

/** Shows what is still wrong. It has no data. */
function validationOf(source: string): Field {
  const field = { name: 'validation', label: 'Check', widget: 'validation', required: false };
  return { ...field, source } as Field;
}

/** With '.' Sveltia finds pictures by their names alone; `normaliseText` removes the path that it writes. */
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
        // This removes the metadata (place, time, owner), which then never reaches the repository.
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
        'Each has a page of its own and a place in the list of the blog, the newest first.',
      folder: 'content/posts',
      extension: 'md',
      format: 'yaml-frontmatter',
      ...manyEntries,
      ...pictures,
      fields: [validationOf('posts'), ...fieldsOf(fieldSchemaOf(folders.posts)), body],
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
      fields: [validationOf('calls'), ...fieldsOf(fieldSchemaOf(folders.calls))],
    },
  ],
  singletons: Object.entries(screens).map(([file, { label, icon }]) => ({
    name: file.replace('.yaml', ''),
    label,
    icon,
    file: `content/${file}`,
    ...pictures,
    fields: [validationOf(file), ...fieldsOf(fieldSchemaOf(files[file as keyof typeof files]))],
  })),
} as unknown as CmsConfig;

/** A box in a post: a quote that begins with a bold line and goes on with a list. */
export const box = {
  id: 'box',
  label: 'Box',
  icon: 'lightbulb',
  trigger: 'button',
  mode: 'dialog',
  summary: '{{title}}',
  fields: [
    { name: 'title', label: 'Title of the box', widget: 'string' },
    {
      name: 'items',
      label: 'Points',
      label_singular: 'Point',
      widget: 'list',
      field: { name: 'item', label: 'Point', widget: 'string' },
    },
  ],
  // Sveltia adds a space to the empty line of a quote before it applies this.
  pattern: /^> \*\*(?<title>.+)\*\*\n> ?\n(?<items>> - .*(?:\n> - .*)*)/m,
  fromBlock: ({ groups }: RegExpMatchArray) => ({
    title: groups?.['title'] ?? '',
    items: (groups?.['items'] ?? '').split('\n').map((line) => line.replace(/^> - /, '')),
  }),
  toBlock: ({ title = '', items = [] }: { title?: string; items?: string[] }) =>
    [`> **${title}**`, '>', ...items.map((item) => `> - ${item}`)].join('\n'),
  toPreview: () => '',
} as unknown as EditorComponentDefinition;

/** A picture in a post; without a file an empty frame. */
export const picture = {
  id: 'picture',
  label: 'Picture',
  icon: 'image',
  trigger: 'button',
  mode: 'dialog',
  summary: '{{alt}}',
  fields: [
    {
      name: 'file',
      label: 'Picture',
      widget: 'picture',
      required: false,
      hint: 'Without one an empty frame is shown, for a picture to come.',
    },
    {
      name: 'alt',
      label: 'Description',
      widget: 'string',
      required: false,
      hint: 'What matters in the picture, for people who cannot see it.',
    },
    { name: 'caption', label: 'Caption', widget: 'string', required: false },
  ],
  pattern: /^!\[(?<alt>[^\]]*)\]\((?<file>[^)"]*?)(?: "(?<caption>[^"]*)")?\)$/m,
  fromBlock: ({ groups }: RegExpMatchArray) => ({ ...groups }),
  // A bracket in the description or a straight quotation mark in the caption would end it too early.
  toBlock: ({ file = '', alt = '', caption = '' }) =>
    `![${alt.replaceAll(/[[\]]/g, '')}](${file}${caption && ` "${caption.replaceAll('"', '”')}"`})`,
  toPreview: () => '',
} as unknown as EditorComponentDefinition;
