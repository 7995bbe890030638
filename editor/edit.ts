/** `npm run edit`: builds the editor and opens it in the browser. `npm run edit -- --build` builds it for a host. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { build, preview } from 'vite';
import { messageOf } from '../pipeline/content/content-errors.ts';
import { readContent } from '../pipeline/content/read-content.ts';
import { addLicences } from '../pipeline/publishing/licences.ts';

const configFile = 'editor/vite.config.ts';
const isHosted = process.argv.includes('--build');
const { PORT = '3100', EDITOR_REPOSITORY } = process.env;

try {
  if (isHosted && !EDITOR_REPOSITORY) {
    throw new Error(
      'Say which repository the editor is for: EDITOR_REPOSITORY=owner/name npm run edit -- --build (docs/deploying.md).',
    );
  }
  for (const error of readContent().errors) console.warn(messageOf(error));
  installIfMissing();
  await build({ configFile, logLevel: 'warn' });
  await addLicences('dist/editor');
  if (isHosted)
    console.log('The editor is built: dist/editor. How to set it up: docs/deploying.md');
  else await serve();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** The editor has packages of its own, which a build of the site does not need: they are installed on first use. */
function installIfMissing(): void {
  const installed = 'editor/node_modules/@sveltia/cms/package.json';
  const wanted = readJson('editor/package.json').dependencies['@sveltia/cms'];
  if (existsSync(installed) && readJson(installed).version === wanted) return;
  console.log('Installing the editor …');
  execFileSync('npm', ['ci', '--prefix', 'editor', '--no-fund', '--no-audit'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function serve(): Promise<void> {
  const server = await preview({
    configFile,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: Number(PORT), strictPort: true, open: !process.env['CI'] },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  console.log(`The editor is open at ${address} It writes into content/. Stop it with Ctrl+C.`);
}
