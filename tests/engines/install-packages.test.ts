import { expect, it } from 'vitest';
import { whyNotInstalled } from './install-packages.ts';

function machine() {
  const commands: string[] = [];
  const run = async (command: string, args: readonly string[]) => {
    commands.push([command, ...args].join(' '));
  };
  return { commands, isRoot: true, hasAptGet: true, run };
}

it('installs the packages, and has then nothing to say', async () => {
  const able = machine();
  expect(await whyNotInstalled(['one', 'two'], able)).toBeUndefined();
  expect(able.commands).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends one two',
  ]);
});

it.each([
  [{ hasAptGet: false }, 'there is no apt-get'],
  [{ isRoot: false }, 'only root may'],
])('runs nothing given %o, and says why', async (difference, reason) => {
  const unable = { ...machine(), ...difference };
  expect(await whyNotInstalled(['one'], unable)).toBe(reason);
  expect(unable.commands).toEqual([]);
});

it('says why apt-get failed', async () => {
  const run = () => Promise.reject(new Error('apt-get ended with code 100'));
  expect(await whyNotInstalled(['one'], { ...machine(), run })).toBe('apt-get ended with code 100');
});
