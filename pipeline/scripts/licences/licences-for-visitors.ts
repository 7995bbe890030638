import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namedPackages } from './named-packages.ts';

/** What Vite says of a package that goes into scripts (`build.license`). */
interface PackageInScripts {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** Each of the three builds for browsers writes such a list. */
const lists = ['licences.json', 'entry-licences.json', 'leaving-licences.json'];

/** Writes licences.txt for the site, whose scripts may hold nothing of packages that are there for the build alone. */
export async function writeLicencesForVisitors(site: string): Promise<void> {
  const inScripts = await packagesInScripts(site);
  const production = namedPackages().production.map(({ name }) => name);
  const refused = inScripts.find(({ name }) => !production.includes(name));
  if (refused) throw new Error(forTheBuildAlone(refused.name));
  await writeLicences(site, inScripts);
}

/** Writes licences.txt: what the licences ask us to pass on to those who receive a part of the packages. */
export async function writeLicences(folder: string, inScripts: PackageInScripts[]): Promise<void> {
  const inPages = namedPackages().built.map(async ({ name, version, license }) => {
    const text = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
    return { name, version, identifier: license, text: text.trim() };
  });
  const sections = [...inScripts, ...(await Promise.all(inPages))].map(
    ({ name, version, identifier, text = 'The package does not hold its text.' }) =>
      `## ${name} ${version} (${identifier})\n\n${text}\n`,
  );
  await writeFile(join(folder, 'licences.txt'), [...new Set(sections)].join('\n'));
}

async function packagesInScripts(site: string): Promise<PackageInScripts[]> {
  const all = await Promise.all(
    lists.map((list) => readJson<PackageInScripts[]>(join(site, '.vite', list))),
  );
  // Pictures that we make ourselves are kept in node_modules, where Vite takes them for our own package.
  const { name: own } = await readJson<{ name: string }>('package.json');
  return all.flat().filter(({ name }) => name !== own);
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function forTheBuildAlone(name: string): string {
  return (
    `Visitors would receive a part of ${name}, which is there for the build alone. ` +
    'Move it to the dependencies in package.json, and run npm install.'
  );
}
