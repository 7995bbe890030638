import { describe, expect, it } from 'vitest';
import type { BrowserMachine } from './ensure-browser.ts';
import { ensureBrowser } from './ensure-browser.ts';

function machineWith(files: readonly string[], env: BrowserMachine['env'] = {}) {
  const said: string[] = [];
  const machine: BrowserMachine = {
    env,
    isExecutableFile: (path) => files.includes(path),
    starts: async () => true,
    say: (line) => said.push(line),
    installedPaths: () => ['/installed'],
    cachedPaths: () => ['/cached'],
    installWays: () => [{ name: 'a browser', install: async () => ['/new'] }],
  };
  return { machine, said };
}

const every = ['/chosen', '/installed', '/cached', '/new'];

describe('ensureBrowser', () => {
  it.each([
    ['the chosen one', every, { CHROME_PATH: '/chosen' }, '/chosen'],
    ['an installed one', every, {}, '/installed'],
    ['a cached one', ['/cached', '/new'], {}, '/cached'],
    ['a new one', ['/new'], {}, '/new'],
  ])('prefers %s', async (_, files, env, path) => {
    const { machine } = machineWith(files, env);
    expect(await ensureBrowser(machine)).toBe(path);
  });

  it('says that it installs, and only then', async () => {
    const without = machineWith(['/new']);
    const withOne = machineWith(every);
    await ensureBrowser(without.machine);
    await ensureBrowser(withOne.machine);
    expect(without.said).toEqual(['No browser found: installing a browser.']);
    expect(withOne.said).toEqual([]);
  });

  it('hands its answer on in CHROME_PATH', async () => {
    const { machine } = machineWith(['/cached']);
    await ensureBrowser(machine);
    expect(machine.env.CHROME_PATH).toBe('/cached');
  });

  it('never replaces a wrong CHROME_PATH by another browser', async () => {
    const { machine } = machineWith(every, { CHROME_PATH: '/typo' });
    await expect(ensureBrowser(machine)).rejects.toThrow('CHROME_PATH is "/typo", which is not');
  });

  it('throws where no browser is found', async () => {
    const { machine } = machineWith([]);
    await expect(ensureBrowser(machine)).rejects.toThrow('No browser was found');
  });
});
