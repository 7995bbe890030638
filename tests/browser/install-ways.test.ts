import { describe, expect, it } from 'vitest';

import { installWays } from './install-ways.ts';

function machine() {
  const commands: string[] = [];
  return {
    commands,
    platform: 'linux' as const,
    arch: 'x64' as const,
    isRoot: true,
    hasAptGet: true,
    run: async (command: string, args: readonly string[]) => {
      commands.push([command, ...args].join(' '));
    },
    installNpmChromium: async () => '/npm/chromium',
    installedPaths: () => ['/installed/chromium'],
    playwrightCachePaths: () => ['/cache/chromium'],
    playwrightCli: '/cli.js',
  };
}

const npm = '@sparticuz/chromium with npm';
const apt = 'chromium with apt-get';
const playwright = 'chromium with Playwright';

describe('installWays', () => {
  it.each([
    [{}, [npm, apt, playwright]],
    [{ arch: 'arm64' as const }, [apt, playwright]],
    [{ isRoot: false }, [npm, playwright]],
    [{ hasAptGet: false }, [npm, playwright]],
    [{ platform: 'darwin' as const }, [playwright]],
    [{ platform: 'win32' as const }, [playwright]],
  ])('given %o are %o', (difference, names) => {
    const ways = installWays({ ...machine(), ...difference });
    expect(ways.map(({ name }) => name)).toEqual(names);
  });

  it('run their commands, and tell where to look afterwards', async () => {
    const { commands, ...rest } = machine();
    const places: (readonly string[])[] = [];
    for (const { install } of installWays(rest)) places.push(await install());
    expect(places).toEqual([['/npm/chromium'], ['/installed/chromium'], ['/cache/chromium']]);
    expect(commands).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
      `${process.execPath} /cli.js install chromium`,
    ]);
  });

  it('install with apt-get although its update failed', async () => {
    const { run, commands, ...rest } = machine();
    const offline = async (command: string, args: readonly string[]) => {
      await run(command, args);
      if (args[0] === 'update') throw new Error('apt-get ended with code 100');
    };
    const way = installWays({ ...rest, arch: 'arm64', run: offline })[0];
    expect(await way?.install()).toEqual(['/installed/chromium']);
    expect(commands).toHaveLength(2);
  });

  it('install the whole browser where apt-get knows no headless shell', async () => {
    const { run, commands, ...rest } = machine();
    const ubuntu = async (command: string, args: readonly string[]) => {
      await run(command, args);
      if (args.at(-1) === 'chromium-headless-shell') throw new Error('apt-get ended with code 100');
    };
    await installWays({ ...rest, arch: 'arm64', run: ubuntu })[0]?.install();
    expect(commands.at(-1)).toBe('apt-get install -y --no-install-recommends chromium');
  });
});
