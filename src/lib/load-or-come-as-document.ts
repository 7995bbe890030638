import { createPath, type DataStrategyFunction, type Location } from 'react-router';

/**
 * Loads what the next page needs. Where some of it is gone, as the scripts of an old version are once a new one has been put
 * up, the page comes as a document instead, as on a first visit.
 */
export function loadOrComeAsDocument(next: () => Location | undefined): DataStrategyFunction {
  return async ({ matches }) => {
    const entries = await Promise.all(
      matches
        .filter((match) => match.shouldCallHandler())
        .map(async (match) => [match.route.id, await match.resolve()] as const),
    );
    const target = next();
    if (target && entries.some(([, { type }]) => type === 'error')) {
      await comeAsDocument(createPath(target));
    }
    return Object.fromEntries(entries);
  };
}

/** Leaves for good, unless the network is gone as well. */
async function comeAsDocument(path: string): Promise<void> {
  try {
    await fetch(path, { method: 'HEAD' });
  } catch {
    return;
  }
  // The browser may keep this page as it stands; whoever comes Back to it gets the new version.
  addEventListener('pageshow', () => location.reload());
  // Back and forward have changed the address already.
  if (location.href.endsWith(path)) location.reload();
  else location.assign(path);
  await new Promise(() => {});
}
