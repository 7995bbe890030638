import { execFileSync, spawnSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

/** Installs Debian's packages, or throws why that cannot be. */
export function installPackages(...packages: readonly string[]): void {
  const aptGet = findProgram('apt-get');
  if (!aptGet) throw new Error('there is no apt-get');
  if (process.getuid?.() !== 0) throw new Error('only root may');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: 'ignore', timeout: 600_000 } as const;
  // One unreachable source fails the update, yet another may still hold the package.
  spawnSync(aptGet, ['update'], options);
  execFileSync(aptGet, ['install', '-y', '--no-install-recommends', ...packages], options);
}
