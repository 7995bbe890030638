import { describe, expect, it } from 'vitest';

import { chosenBrowser, firstThatStarts } from './find-browser.ts';

describe('chosenBrowser', () => {
  it('is CHROME_PATH where that is an executable file', () => {
    expect(chosenBrowser({ CHROME_PATH: '/own/chrome' }, () => true)).toBe('/own/chrome');
  });

  it.each([{}, { CHROME_PATH: undefined }, { CHROME_PATH: '' }])('is nothing for %o', (env) => {
    expect(chosenBrowser(env, () => true)).toBeUndefined();
  });

  it('refuses a CHROME_PATH that is not an executable file', () => {
    expect(() => chosenBrowser({ CHROME_PATH: '/own/typo' }, () => false)).toThrow(
      'CHROME_PATH is "/own/typo", which is not an executable file: ' +
        'set it to the full path of a Chrome or Chromium executable, or unset it.',
    );
  });
});

describe('firstThatStarts', () => {
  function search(files: readonly string[], starting: readonly string[]) {
    const said: string[] = [];
    const found = firstThatStarts(['/a', '/b', '/c'], {
      isExecutableFile: (path) => files.includes(path),
      starts: async (path) => starting.includes(path),
      say: (line) => said.push(line),
    });
    return { found, said };
  }

  it('is the first of the paths that is there', async () => {
    const { found, said } = search(['/b', '/c'], ['/b', '/c']);
    expect(await found).toBe('/b');
    expect(said).toEqual([]);
  });

  it('passes over a file that does not start, and says so', async () => {
    const { found, said } = search(['/b', '/c'], ['/c']);
    expect(await found).toBe('/c');
    expect(said).toEqual(['Passing over /b: it does not start.']);
  });

  it('is nothing where nothing is there', async () => {
    expect(await search([], ['/a']).found).toBeUndefined();
  });
});
