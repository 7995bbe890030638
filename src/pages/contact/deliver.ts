import type { ContactDelivery, ContactMessage } from '../../content/types.ts';

/** Why a message did not get there: words for each stand in content. */
export type Failure = 'offline' | 'lost' | 'slow' | 'refused' | 'broken';

/** How long a message may take, in milliseconds; after that the form says that it did not get there. */
const patience = 15_000;

/** Takes a message to where the build was told; gives what went wrong, if anything did. */
export async function deliver(
  message: ContactMessage,
  { endpoint, format }: ContactDelivery,
): Promise<Failure | undefined> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      credentials: 'omit',
      signal: waiting.signal,
      ...(format === 'json' ? asJson(message) : asForm(message)),
    });
    if (ok) return undefined;
    return status < 500 ? 'refused' : 'broken';
  } catch {
    if (waiting.signal.aborted) return 'slow';
    return navigator.onLine ? 'lost' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}

// Form services answer with a page to thank the visitor, unless they are asked for less.
const accept = { Accept: 'application/json' };

function asJson(message: ContactMessage) {
  return {
    headers: { ...accept, 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  };
}

function asForm(message: ContactMessage) {
  return { headers: accept, body: new URLSearchParams({ ...message }) };
}
