import type { BrowserEnv } from './installed-browsers.ts';

export type BrowserSearch = {
  isExecutableFile: (path: string) => boolean;
  starts: (path: string) => Promise<boolean>;
  say: (line: string) => void;
};

/** What the person asked for: used as it is, or refused, but never replaced by another. */
export function chosenBrowser(
  env: BrowserEnv,
  isExecutableFile: (path: string) => boolean,
): string | undefined {
  const path = env.CHROME_PATH;
  if (path === undefined || path === '') return undefined;
  if (isExecutableFile(path)) return path;
  throw new Error(
    `CHROME_PATH is "${path}", which is not an executable file: ` +
      'set it to the full path of a Chrome or Chromium executable, or unset it.',
  );
}

/** The first browser that starts: some systems put a mere hint to install one in its place. */
export async function firstThatStarts(
  paths: readonly string[],
  { isExecutableFile, starts, say }: BrowserSearch,
): Promise<string | undefined> {
  for (const path of paths.filter(isExecutableFile)) {
    if (await starts(path)) return path;
    say(`Passing over ${path}: it does not start.`);
  }
  return undefined;
}
