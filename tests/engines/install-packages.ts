import { installPackages, updatePackageLists } from '../browser/apt-get.ts';
import { type RunCommand, runCommand } from '../browser/run-command.ts';
import { findProgram } from './find-program.ts';

interface PackageMachine {
  isRoot: boolean;
  hasAptGet: boolean;
  run: RunCommand;
}

const thisMachine: PackageMachine = {
  isRoot: process.getuid?.() === 0,
  hasAptGet: findProgram('apt-get') !== undefined,
  run: runCommand,
};

/** Installs Debian's packages; where that cannot be, gives the reason. */
export async function whyNotInstalled(
  packages: readonly string[],
  { isRoot, hasAptGet, run }: PackageMachine = thisMachine,
): Promise<string | undefined> {
  if (!hasAptGet) return 'there is no apt-get';
  if (!isRoot) return 'only root may';
  await updatePackageLists(run);
  return installPackages(run, packages).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
