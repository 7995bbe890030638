/**
 * Where Playwright's own download keeps its Chromium, and the headless shell next to it.
 * Playwright tells only the first place; `install --only-shell` fills only the second.
 */
export function playwrightCachePaths(chromiumPath: () => string): readonly string[] {
  const chromium = pathUnlessUnsupported(chromiumPath);
  if (chromium === undefined) return [];

  const parts =
    /^(?<cache>.*[\\/])chromium-(?<revision>\d+)(?<slash>[\\/])chrome-(?<system>[^\\/]+)/.exec(
      chromium,
    )?.groups;
  if (parts === undefined) return [chromium];

  const { cache, revision, slash, system } = parts;
  const program = system?.startsWith('win') ? 'chrome-headless-shell.exe' : 'chrome-headless-shell';
  const folder = `${cache}chromium_headless_shell-${revision}`;
  return [chromium, [folder, `chrome-headless-shell-${system}`, program].join(slash)];
}

/** Playwright throws, rather than answers, on a system for which it has no build. */
function pathUnlessUnsupported(chromiumPath: () => string): string | undefined {
  try {
    return chromiumPath();
  } catch {
    return undefined;
  }
}
