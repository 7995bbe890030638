import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { files } from '../../src/content/schema/files.ts';
import { contentFolder } from '../settings/folders.ts';
import { siteProblems } from './check-site.ts';
import type { ContentFiles, Problem } from './problems.ts';
import { readFile } from './read-file.ts';

export interface Content {
  /** What each file in content/ holds, by its path, such as content/jobs.yaml. */
  files: ContentFiles;
  problems: Problem[];
}

/** Reads and checks everything that staff write. */
export function readContent(folder = contentFolder): Content {
  const read: ContentFiles = {};
  const problems = missingFiles(folder);
  for (const path of pathsBelow(folder)) {
    const { data, problems: found } = readFile(path, readFileSync(join(folder, path), 'utf8'));
    read[`content/${path}`] = data;
    problems.push(...found);
  }
  // What links to a file that cannot be read would seem to lead nowhere.
  const isWhole = Object.values(read).every((data) => Object.keys(data).length > 0);
  if (!isWhole) return { files: read, problems };
  return {
    files: read,
    problems: [
      ...problems,
      ...siteProblems(read, (name) => existsSync(join(folder, 'pictures', name))),
    ],
  };
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('pictures/'))
    .sort();
}

function missingFiles(folder: string): Problem[] {
  return Object.keys(files)
    .filter((name) => !existsSync(join(folder, name)))
    .map((name) => ({
      file: `content/${name}`,
      path: [],
      text: 'is missing. Bring it back: the site cannot be built without it.',
    }));
}
