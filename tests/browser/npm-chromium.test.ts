import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { installNpmChromium, unpackedNpmChromium } from './npm-chromium.ts';
import type { RunCommand } from './run-command.ts';

let folder: string;
let commands: string[];

const run: RunCommand = async (command, args, { env }) => {
  commands.push([command, ...args].join(' '));
  const { AWS_LAMBDA_JS_RUNTIME, TMPDIR } = env ?? {};
  if (TMPDIR === undefined) return;
  expect(AWS_LAMBDA_JS_RUNTIME).toBe('nodejs22.x');
  await mkdir(join(TMPDIR, 'fonts'));
  await writeFile(join(TMPDIR, 'fonts', 'fonts.conf'), '<dir>/tmp/fonts</dir>');
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'npm-chromium-'));
  commands = [];
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await utimes(join(folder, 'package-lock.json'), new Date(0), new Date(0));
});

afterEach(() => rm(folder, { recursive: true }));

describe.skipIf(process.platform === 'win32')('installNpmChromium', () => {
  it('installs the locked package, then unpacks its browser', async () => {
    await installNpmChromium(folder, run);
    expect(commands[0]).toBe(`npm ci --ignore-scripts --prefix ${folder}`);
    expect(commands[1]).toContain("import chromium from '@sparticuz/chromium'");
    expect(commands).toHaveLength(2);
  });

  it('returns an executable launcher, and points the fonts at where they are', async () => {
    const launcher = await installNpmChromium(folder, run);
    const fonts = join(launcher, '..', 'fonts');
    expect((await stat(launcher)).mode & 0o111).not.toBe(0);
    expect(await readFile(join(fonts, 'fonts.conf'), 'utf8')).toBe(`<dir>${fonts}</dir>`);
  });
});

describe('unpackedNpmChromium', () => {
  it('is nothing before the package is installed', () => {
    expect(unpackedNpmChromium(folder)).toEqual([]);
  });

  it('is the launcher of an earlier run', async () => {
    const launcher = await installNpmChromium(folder, run);
    expect(unpackedNpmChromium(folder)).toEqual([launcher]);
  });

  it('is nothing once the package has changed', async () => {
    await installNpmChromium(folder, run);
    const later = new Date(Date.now() + 60_000);
    await utimes(join(folder, 'package-lock.json'), later, later);
    expect(unpackedNpmChromium(folder)).toEqual([]);
  });
});
