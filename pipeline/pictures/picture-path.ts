import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the picture stands that content calls by this name: among those of staff, or among our own drawings. */
export function picturePath(name: string, content = 'content'): string {
  const own = resolve(content, 'pictures', name);
  const drawing = resolve('src/pictures', name.replace(/\.svg$/, '.tsx'));
  return !existsSync(own) && existsSync(drawing) ? drawing : own;
}
