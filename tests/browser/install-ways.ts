import { installPackages, updatePackageLists } from './apt-get.ts';
import type { InstallWay } from './install-browser.ts';
import type { RunCommand } from './run-command.ts';

type InstallMachine = {
  platform: NodeJS.Platform;
  arch: NodeJS.Architecture;
  isRoot: boolean;
  hasAptGet: boolean;
  run: RunCommand;
  installNpmChromium: () => Promise<string>;
  installedPaths: () => readonly string[];
  playwrightCachePaths: () => readonly string[];
  playwrightCli: string;
};

function npmWay({ installNpmChromium }: InstallMachine): InstallWay {
  return {
    name: '@sparticuz/chromium with npm',
    install: async () => [await installNpmChromium()],
  };
}

function aptWay({ run, installedPaths }: InstallMachine): InstallWay {
  return {
    name: 'chromium with apt-get',
    install: async () => {
      await updatePackageLists(run);
      // Ubuntu has no package of the smaller and faster shell.
      await installPackages(run, ['chromium-headless-shell']).catch(() =>
        installPackages(run, ['chromium']),
      );
      return installedPaths();
    },
  };
}

function playwrightWay({ run, playwrightCli, playwrightCachePaths }: InstallMachine): InstallWay {
  return {
    name: 'chromium with Playwright',
    install: async () => {
      // Not through npx: stopping that in time would leave the download itself running.
      await run(process.execPath, [playwrightCli, 'install', 'chromium'], { seconds: 120 });
      return playwrightCachePaths();
    },
  };
}

/** The ways to install a browser that this machine allows, in the order to try them. */
export function installWays(machine: InstallMachine): readonly InstallWay[] {
  const { platform, arch, isRoot, hasAptGet } = machine;
  const isLinux = platform === 'linux';
  return [
    ...(isLinux && arch === 'x64' ? [npmWay(machine)] : []),
    ...(isLinux && isRoot && hasAptGet ? [aptWay(machine)] : []),
    playwrightWay(machine),
  ];
}
