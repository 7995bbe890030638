import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Packages that visitors receive outside scripts: the styles in every page, and the fonts. */
const besideScripts = [
  'tailwindcss',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
];

/** Adds them to the licences of the packages in scripts, which Vite has written (`build.license`). */
export async function addLicences(folder: string): Promise<void> {
  for (const name of besideScripts) {
    const text = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
    await appendFile(join(folder, 'licences.txt'), `\n## ${name}\n\n${text}`);
  }
}
