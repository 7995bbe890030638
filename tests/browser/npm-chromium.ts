import { statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RunCommand } from './run-command.ts';

const unpackScript = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

// The browser needs the libraries and fonts it came with. Its package sets these for the whole
// process; a launcher sets them for the browser alone.
const launcherScript = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec "$here/chromium" "$@"
`;

function unpackedFolder(packageFolder: string): string {
  return join(packageFolder, 'node_modules', '.chromium');
}

function launcherPath(packageFolder: string): string {
  return join(unpackedFolder(packageFolder), 'launch-chromium');
}

/** The browser an earlier run unpacked, unless the package has changed since. */
export function unpackedNpmChromium(packageFolder: string): readonly string[] {
  const launcher = launcherPath(packageFolder);
  const launcherStats = statSync(launcher, { throwIfNoEntry: false });
  const lockfileStats = statSync(join(packageFolder, 'package-lock.json'));
  const isCurrent = launcherStats !== undefined && launcherStats.mtimeMs > lockfileStats.mtimeMs;
  return isCurrent ? [launcher] : [];
}

/** Installs the npm package, unpacks its browser, and returns the path that launches it. */
export async function installNpmChromium(packageFolder: string, run: RunCommand): Promise<string> {
  await run('npm', ['ci', '--ignore-scripts', '--prefix', packageFolder], {
    cwd: packageFolder,
    seconds: 300,
  });

  // A folder of its own: in the shared temporary one the package takes whatever file named
  // "chromium" is there, be it half unpacked or another user's.
  const unpacked = unpackedFolder(packageFolder);
  await mkdir(unpacked, { recursive: true });
  await run(process.execPath, ['--input-type=module', '--eval', unpackScript], {
    cwd: packageFolder,
    env: { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: unpacked },
    seconds: 120,
  });

  const fontsFile = join(unpacked, 'fonts', 'fonts.conf');
  const fonts = await readFile(fontsFile, 'utf8');
  await writeFile(fontsFile, fonts.replaceAll('/tmp/', `${unpacked}/`));

  const launcher = launcherPath(packageFolder);
  await writeFile(launcher, launcherScript, { mode: 0o755 });
  return launcher;
}
