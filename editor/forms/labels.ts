import { type ContentValue, walk } from '../../pipeline/content/content-errors.ts';
import type { files } from '../../src/content/schema/files.ts';
import { postPath } from '../../src/lib/paths.ts';
import { known, loadContent } from './content-store.ts';
import { photoFolder, schemaOf } from './entry-data.ts';
import { type FieldSchema, stepInto } from './fields.ts';

interface Screen {
  label: string;
  /** One of Google's Material Symbols. */
  icon: string;
  /** The page that shows the data. */
  path: string;
}

/** The files in content/, in the order of the menu. */
export const screens: Record<keyof typeof files, Screen> = {
  'jobs.yaml': { label: 'Jobs', icon: 'work', path: '/jobs' },
  'home.yaml': { label: 'Home page', icon: 'home', path: '/' },
  'stories.yaml': { label: 'Impact stories', icon: 'format_quote', path: '/' },
  'about.yaml': { label: 'About page', icon: 'info', path: '/about' },
  'gallery.yaml': { label: 'Gallery', icon: 'photo_library', path: '/about' },
  'team.yaml': { label: 'Team', icon: 'group', path: '/about' },
  'focus-areas.yaml': { label: 'Focus areas', icon: 'donut_small', path: '/focus-areas' },
  'projects.yaml': { label: 'Projects', icon: 'eco', path: '/projects' },
  'partners.yaml': { label: 'Partners', icon: 'handshake', path: '/projects' },
  'contact.yaml': { label: 'Contact page', icon: 'mail', path: '/contact' },
  'organisation.yaml': { label: 'The organisation', icon: 'apartment', path: '/contact' },
};

type Path = ContentValue['path'];

/** The labels of the form and the fields: "Home page › Figures › 2 › Number". */
export function fullLabelOf({ file, path }: { file: string; path: Path }): string {
  return [screenOf(file), ...labelsOf(file, path)].join(' › ');
}

/** The labels of the fields on the way to a value; positions as people count them. */
export function labelsOf(file: string, path: Path): (string | number)[] {
  const labels: (string | number)[] = [];
  let here: FieldSchema | undefined = schemaOf(file.replace('content/', ''));
  for (const step of path) {
    here = stepInto(here, step);
    // The blocks of a post are one field in the form.
    if (!here) return [...labels, 'Text'];
    labels.push(typeof step === 'number' ? step + 1 : (here.title ?? step));
  }
  return labels;
}

function screenOf(file: string): string {
  const screen = Object.entries(screens).find(([name]) => file === `content/${name}`);
  return screen?.[1].label ?? String(known.files[file]?.['title'] ?? file);
}

/** Where a picture or a post is still used, in a sentence. */
export async function findReferences(path: string): Promise<string | undefined> {
  await loadContent();
  const name = path.split('/').at(-1) ?? '';
  const [, post = ''] = /^content\/posts\/(.+)\.md$/.exec(path) ?? [];
  const target = path.startsWith(photoFolder) ? name : post && postPath(post);
  const references = [...walk(known.files)].filter(
    ({ file, value }) => target && value === target && file !== path,
  );
  if (references.length === 0) return undefined;
  const uses = references.map((reference) =>
    fullLabelOf(post ? reference : { ...reference, path: reference.path.slice(0, -1) }),
  );
  return `${post || name} is used in ${uses.join(', ')}: choose another ${post ? 'link' : 'picture'} there first.`;
}
