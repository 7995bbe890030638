import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Headers } from './site-files.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body?: Buffer | string;
}

/** An answer of a sentence, for what no page is about. */
export function plainAnswer(status: number, text: string, headers: Headers = {}): Answer {
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-cache',
      ...headers,
    },
    body: text,
  };
}

/** To a method other than GET and HEAD. */
export const onlyReading = plainAnswer(405, 'This address can only be read.', {
  Allow: 'GET, HEAD',
});

/** What to say to a request that Node could not even read. */
export function refusalOf({ code }: NodeJS.ErrnoException): Answer {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return plainAnswer(431, 'The address or the headers are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return plainAnswer(408, 'The request took too long to arrive.');
    default:
      return plainAnswer(400, 'The request is not well formed.');
  }
}

/** How long the other side may go on sending: time to read the answer, which a hard close could take away from it. */
const lingering = 1000;

/** Answers on the connection itself, for which Node has no response, and closes it. */
export function refuse(socket: Duplex, always: Headers, { status, headers, body }: Answer): void {
  // Further rubbish on the same connection is refused already.
  if (!socket.writable) return;
  const lines = Object.entries({ ...always, ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), lingering).unref();
}
