import { createServer, type Server } from 'node:http';
import { respond } from './respond.ts';
import type { Headers, Site } from './site-files.ts';

/** In bytes and milliseconds. */
const limits = {
  maxHeaderSize: 8 * 1024,
  requestTimeout: 20_000,
  /** Longer than proxies and CDNs use, so that they close connections and not we. */
  keepAliveTimeout: 65_000,
};

/** The server of a site, not yet listening. `always` are the headers of every response. */
export function createSiteServer(site: Site, always: Headers): Server {
  const server = createServer(limits, (request, response) => {
    const { status, headers, body } = respond(site, request);
    if (!server.listening) response.setHeader('Connection', 'close');
    response.writeHead(status, { ...always, ...headers }).end(body);
  });
  // A connection on which nothing moves is closed.
  return server.setTimeout(60_000);
}

/** Takes no new connections, and gives the responses that are on their way ten seconds. */
export function stopServer(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), 10_000).unref();
}
