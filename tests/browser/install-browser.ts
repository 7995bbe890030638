export type InstallWay = {
  name: string;
  /** Resolves to the places to look in afterwards. */
  install: () => Promise<readonly string[]>;
};

type Installation = {
  firstThatStarts: (paths: readonly string[]) => Promise<string | undefined>;
  say: (line: string) => void;
};

/** Tries each way in turn; returns the first browser that starts, or throws what was tried. */
export async function installBrowser(
  ways: readonly InstallWay[],
  { firstThatStarts, say }: Installation,
): Promise<string> {
  const failures: string[] = [];
  for (const { name, install } of ways) {
    say(`No browser found: installing ${name}.`);
    try {
      const path = await firstThatStarts(await install());
      if (path !== undefined) return path;
      failures.push(`${name} (it brought no browser that starts)`);
    } catch (error) {
      failures.push(`${name} (${error instanceof Error ? error.message : error})`);
    }
  }
  throw new Error(
    'No browser was found for the end-to-end tests: CHROME_PATH is not set, no Chrome or ' +
      "Chromium that starts is installed or in Playwright's cache, and these attempts to " +
      `install one failed: ${failures.join(', ')}; ` +
      'install Chrome or Chromium, or set CHROME_PATH to the full path of its executable.',
  );
}
