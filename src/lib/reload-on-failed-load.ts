import { createPath, type DataStrategyFunction, type Location } from 'react-router';

/**
 * Loads what the next page needs. Where some of it is gone, as the scripts of an old version are once a new one has been put
 * up, the page comes as a document instead, as on a first visit.
 */
export function reloadOnFailedLoad(next: () => Location | undefined): DataStrategyFunction {
  return async ({ matches, request }) => {
    const entries = await Promise.all(
      matches
        .filter((match) => match.shouldCallHandler())
        .map(async (match) => [match.route.id, await match.resolve()] as const),
    );
    const target = next();
    const hasFailed = entries.some(([, { type }]) => type === 'error');
    if (hasFailed && target) await loadDocument(createPath(target), request.signal);
    return Object.fromEntries(entries);
  };
}

/** Leaves for good, unless the network is gone as well, or the visitor has changed her mind. */
async function loadDocument(path: string, signal: AbortSignal): Promise<void> {
  try {
    await fetch(path, { method: 'HEAD', signal });
  } catch {
    return;
  }
  // The browser may keep this page as it stands; whoever comes Back to it gets the new version. One that is still loading
  // shows itself, too, and must not be taken for that.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  // Back and forward have changed the address already.
  if (location.href === new URL(path, location.href).href) location.reload();
  else location.assign(path);
  await new Promise(() => {});
}
