import type { EditorComponentDefinition } from '@sveltia/cms';

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
  // The editor puts a space behind the empty line of a quote before it looks for this.
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
