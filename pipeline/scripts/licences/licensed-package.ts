import { readdirSync, readFileSync } from 'node:fs';

/** What the licence of a package asks us to pass on, and where the package comes from. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** By its SPDX name, such as MIT. */
  licence: string;
  /** The address of its source, where those who keep it are found. */
  source: string;
  /** Who holds the copyright, as its licence file says it. */
  notice: string;
  /** The licence itself; none where the package comes without the file. */
  text: string | undefined;
}

interface Manifest {
  name: string;
  version: string;
  license: string;
  author: string | { name: string };
  repository: string | { url: string };
}

/** Not every line that begins with the word: licences speak of copyright holders, too. */
const copyright = /^copyright (?:\(c\)|©|\d{4}).*$/gim;

/** Reads an installed package, such as node_modules/react. */
export function licensedPackage(folder: string): LicensedPackage {
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  const whole = file && readFileSync(`${folder}/${file}`, 'utf8');
  return {
    name: manifest.name,
    version: manifest.version,
    licence: manifest.license,
    source: sourceOf(manifest),
    notice:
      whole?.match(copyright)?.join('; ') ??
      `${authorOf(manifest)}, its author; the package holds no notice`,
    // Titles and the lines on the copyright differ where the licence is the same.
    text: whole?.split(copyright).at(-1)?.trim(),
  };
}

/** npm knows short forms for addresses on GitHub. */
function sourceOf({ repository }: Manifest): string {
  const address = typeof repository === 'string' ? repository : repository.url;
  const whole = address.includes('://') ? address : `https://github.com/${address}`;
  return whole.replace(/^git\+/, '').replace(/\.git$/, '');
}

function authorOf({ author }: Manifest): string {
  return typeof author === 'string' ? author : author.name;
}
