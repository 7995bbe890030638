import type { RunCommand } from './run-command.ts';

const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, seconds: 600 };

export async function updatePackageLists(run: RunCommand): Promise<void> {
  // One unreachable source fails the update, yet another may still hold the package.
  await run('apt-get', ['update'], options).catch(() => undefined);
}

export function installPackages(run: RunCommand, packages: readonly string[]): Promise<void> {
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
