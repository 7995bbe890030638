import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import type { files, folders } from '../../src/content/schema/files.ts';

/** A step of a recipe, done to the files of a copy of the site. */
export type Edit = (copy: string) => Promise<void>;

type Call = z.infer<typeof folders.calls>;

/** Changes what a file in content/ holds. */
export function edit<Name extends keyof typeof files>(
  name: Name,
  by: (content: z.infer<(typeof files)[Name]>) => void,
): Edit {
  return (copy) => editYaml(join(copy, 'content', name), by);
}

const calls = 'content/calls';

export function editCalls(by: (call: Call) => void): Edit {
  return async (copy) => {
    for (const name of await readdir(join(copy, calls))) {
      await editYaml(join(copy, calls, name), by);
    }
  };
}

export async function writeCall(copy: string, id: string, call: Call): Promise<void> {
  await writeFile(join(copy, calls, `${id}.yaml`), asWritten(call));
}

async function editYaml<Content>(path: string, by: (content: Content) => void): Promise<void> {
  const content: Content = parse(await readFile(path, 'utf8'));
  by(content);
  await writeFile(path, asWritten(content));
}

/** In the style of the files that are there. */
function asWritten(content: unknown): string {
  return stringify(content, { lineWidth: 0, singleQuote: true });
}

/** One edit out of several, in order. */
export function steps(...edits: Edit[]): Edit {
  return async (copy) => {
    for (const edit of edits) await edit(copy);
  };
}
