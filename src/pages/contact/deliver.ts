import type { ContactDelivery } from '../../content/types.ts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Why a message was not delivered. */
export type Failure = 'offline' | 'connection-lost' | 'timeout' | 'rejected' | 'server-error';

const timeoutMs = 15_000;

/** Posts a message to the endpoint of the build, or logs it where there is none. Resolves to the failure, if any. */
export async function send(message: ContactMessage): Promise<Failure | undefined> {
  const delivery = import.meta.env.CONTACT_DELIVERY;
  if (delivery) return deliver(message, delivery);
  console.log('Contact form', message);
  return undefined;
}

export async function deliver(
  message: ContactMessage,
  { endpoint, format }: ContactDelivery,
): Promise<Failure | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      credentials: 'omit',
      signal: controller.signal,
      ...(format === 'json' ? asJson(message) : asForm(message)),
    });
    if (ok) return undefined;
    return status < 500 ? 'rejected' : 'server-error';
  } catch {
    if (controller.signal.aborted) return 'timeout';
    return navigator.onLine ? 'connection-lost' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}

// Form services answer with a page of thanks unless JSON is requested.
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
