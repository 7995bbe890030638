import type { Headers } from './site-files.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body?: Buffer | string;
}

/** An answer of a sentence, for what no page is about. */
export function plainAnswer(
  always: Headers,
  status: number,
  text: string,
  headers: Headers = {},
): Answer {
  return {
    status,
    headers: {
      ...always,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-cache',
      ...headers,
    },
    body: text,
  };
}

/** To a method other than GET and HEAD. */
export function onlyReading(always: Headers): Answer {
  return plainAnswer(always, 405, 'This address can only be read.', { Allow: 'GET, HEAD' });
}
