import { sitePaths } from '../../src/content/site.ts';
import type { PostText } from '../../src/content/types.ts';
import { postPath, projectPath } from '../../src/lib/paths.ts';
import { textContent } from '../../src/lib/posts.ts';
import {
  type ContentError,
  type ContentFiles,
  type ContentValue,
  isRecord,
  walk,
} from './content-errors.ts';

/** Errors between files, which the schema of one file cannot find. */
export function siteErrors(
  files: ContentFiles,
  isPicture: (name: string) => boolean,
): ContentError[] {
  const values = [...walk(files)];
  const paths = pathsIn(files);
  return values.flatMap((found) => {
    const { file, path, value } = found;
    // A link in a post is named by its words: readers do not count blocks.
    if (isRecord(value) && value['type'] === 'link') {
      const text = deadLink(value['href'], paths);
      const words = textContent(value['words'] as PostText);
      return text ? [{ file, path: [], text: `The link “${words}” ${text}` }] : [];
    }
    const text =
      (linkFields.includes(`${path.at(-1)}`) && !isInText(found) && deadLink(value, paths)) ||
      missingPicture(found, isPicture) ||
      leftoverExample(found, files) ||
      duplicateOf(found, values);
    return text ? [{ file, path, text }] : [];
  });
}

/** Fields whose value is a link. */
const linkFields = ['href', 'link', 'supportUs'];

function isInText({ file, path }: ContentValue): boolean {
  return isPost(file) && path[0] === 'content';
}

function deadLink(value: unknown, paths: string[]): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || paths.includes(value))
    return undefined;
  return `leads to ${value}, but the site has no such page. Use one of: ${sitePaths.join(', ')}; or the address that the browser shows on the page you mean.`;
}

/** Where links may lead: the screens, the tabs of the focus areas, the projects and the posts. */
function pathsIn(files: ContentFiles): string[] {
  const posts = Object.entries(files).filter(([file]) => isPost(file));
  return [
    ...sitePaths,
    ...valuesIn(files, 'focus-areas.yaml', 'areas', 'id').map((id) => `/focus-areas#${id}`),
    ...valuesIn(files, 'projects.yaml', 'projects', 'title').map(projectPath),
    ...posts.flatMap(([, { id }]) => (id ? postPath(String(id)) : [])),
  ];
}

function valuesIn(files: ContentFiles, file: string, list: string, field: string): string[] {
  const entries = files[`content/${file}`]?.[list];
  return Array.isArray(entries)
    ? entries.filter(isRecord).map((entry) => String(entry[field]))
    : [];
}

function missingPicture(
  { path, value }: ContentValue,
  isPicture: (name: string) => boolean,
): string | undefined {
  if (path.at(-1) !== 'file' || isPicture(String(value))) return undefined;
  return `is "${value}", but there is no such picture. Put it into content/pictures, or correct the name.`;
}

/** A sample email address or phone number in a file that is no sample any more. */
function leftoverExample(
  { file, path, value }: ContentValue,
  files: ContentFiles,
): string | undefined {
  const isContact = path.includes('email') || path.includes('phone');
  if (!isContact || files[file]?.['isSample'] === true || typeof value !== 'string') {
    return undefined;
  }
  if (!/[@.]example(\.\w+)?$|^\+256 ?(000|700 ?000 ?00)/.test(value)) return undefined;
  return `is ${value}, which is an example: nothing sent there arrives. Write your own, or switch “Is an example” on again.`;
}

/** Search results and browser tabs tell posts apart by titles and excerpts. */
function duplicateOf(
  { file, path, value }: ContentValue,
  values: ContentValue[],
): string | undefined {
  const field = path.join();
  if (!isPost(file) || !['title', 'excerpt'].includes(field)) return undefined;
  const first = values.find(
    (other) => isPost(other.file) && other.path.join() === field && other.value === value,
  );
  if (!first || first.file === file) return undefined;
  return `is the same as in ${first.file}. Give each post words of its own.`;
}

function isPost(file: string): boolean {
  return file.startsWith('content/posts/');
}
