/** Serves the editor on a copy of the site, and says where the copy is. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withSiteCopy } from './site-copy.ts';

await withSiteCopy(async (copy) => {
  await symlink(resolve('editor/node_modules'), join(copy, 'editor/node_modules'));
  const args = ['--import', 'ts-blank-space/register', 'editor/edit.ts'];
  const env = { ...process.env, CI: '1', PORT: '0' };
  const editor = spawn(process.execPath, args, {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  editor.stdout.on('data', (text) => console.log(`${String(text).trim()}\nThe copy is in ${copy}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => editor.kill());
  await once(editor, 'close');
});
