import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, plainAnswer } from './plain-answer.ts';
import type { Headers } from './site-files.ts';

/** What to say to a request that Node could not even read. */
export function refusalOf({ code }: NodeJS.ErrnoException, always: Headers): Answer {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return plainAnswer(always, 431, 'The address or the headers are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return plainAnswer(always, 408, 'The request took too long to arrive.');
    default:
      return plainAnswer(always, 400, 'The request is not well formed.');
  }
}

/** How long the other side may go on sending: time to read the answer, which a hard close could take away from it. */
const lingering = 1000;

/** Answers on the connection itself, for which Node has no response, and closes it. */
export function refuse(socket: Duplex, { status, headers, body }: Answer): void {
  // Further rubbish on the same connection is refused already.
  if (!socket.writable) return;
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), lingering).unref();
}
