import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respond } from './respond.ts';
import { readSite } from './site-files.ts';

interface ServerSettings {
  host: string;
  port: string;
  /** The folder that the build wrote. */
  dist: string;
}

interface SiteServer {
  address: string;
  /** Takes no new connections, and gives the responses that are on their way ten seconds. */
  stop: () => void;
}

/** In bytes and milliseconds. */
const limits = {
  maxHeaderSize: 8 * 1024,
  requestTimeout: 20_000,
  /** Longer than proxies and CDNs use, so that they close connections and not we. */
  keepAliveTimeout: 65_000,
};

const socketTimeout = 60_000;
const stopTimeout = 10_000;

/** Starts the server of a built site. Rejects with one sentence that says what to do. */
export async function startSiteServer(settings: ServerSettings): Promise<SiteServer> {
  try {
    return await start(settings);
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, settings.port));
  }
}

async function start({ host, port, dist }: ServerSettings): Promise<SiteServer> {
  const { always, ofFiles } = JSON.parse(readFileSync(`${dist}/headers.json`, 'utf8'));
  const site = readSite(`${dist}/site`, ofFiles);
  const server = createServer(limits, (request, response) => {
    const { status, headers, body } = respond(site, request);
    if (!server.listening) response.setHeader('Connection', 'close');
    response.writeHead(status, { ...always, ...headers }).end(body);
  });
  await once(server.setTimeout(socketTimeout).listen({ host, port }), 'listening');
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      setTimeout(() => server.closeAllConnections(), stopTimeout).unref();
    },
  };
}

function explain({ code, message }: NodeJS.ErrnoException, port: string): string {
  switch (code) {
    case 'ENOENT':
      return 'There is no built site yet. Run npm run build first, or npm start for both.';
    case 'ERR_SOCKET_BAD_PORT':
      return `PORT is "${port}", but a port is a whole number from 0 to 65535, such as PORT=3000.`;
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start`;
    default:
      return `The server could not start: ${message}`;
  }
}
