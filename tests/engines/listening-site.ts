import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

export interface ListeningSite {
  address: string;
  /** Errors and warnings, what the policy refused, and what the server did not have. */
  complaints: string[];
  /** What pages wrote to the console otherwise. */
  logged: unknown[][];
  stop: () => void;
}

/** Headers on the connection and the length, which change on the way. */
const changed = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

/**
 * The site as it is served, with a script before everything else in its pages that tells what they complain of. WebKit's
 * driver does not hand on its console, nor Firefox's what the policy refused: this way all engines are heard alike.
 */
export async function listenTo(site: string): Promise<ListeningSite> {
  const complaints: string[] = [];
  const logged: unknown[][] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/listen.js') {
      response.setHeader('content-type', 'text/javascript').end(`(${listen})()`);
    } else if (request.url === '/heard') {
      const [level, ...words] = JSON.parse(await text(request));
      if (level === 'log') logged.push(words);
      else complaints.push(`${level}: ${words.map(inWords).join(' ')}`);
      response.end();
    } else {
      const status = await passOn(new URL(request.url ?? '', site), response);
      if (status >= 400) complaints.push(`${status}: ${request.url}`);
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    complaints,
    logged,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function passOn(url: URL, response: ServerResponse): Promise<number> {
  const headers = { 'accept-encoding': 'identity' };
  const answer = await fetch(url, { headers, redirect: 'manual' });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!changed.includes(name)) response.setHeader(name, value);
  }
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  response.end(
    isPage
      ? (await answer.text()).replace('<head>', '<head><script src="/listen.js"></script>')
      : Buffer.from(await answer.arrayBuffer()),
  );
  return answer.status;
}
