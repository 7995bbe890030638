import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answer } from './answer.ts';
import { onlyReading, plainAnswer, refusalOf, refuse } from './plain-answer.ts';
import type { Site } from './site-files.ts';

const seconds = 1000;

/** Generous to a slow phone, but nobody can keep the server busy by being slow on purpose. */
const limits = {
  /** An address and the headers of a browser take about a kilobyte. */
  maxHeaderSize: 8 * 1024,
  headersTimeout: 15 * seconds,
  requestTimeout: 20 * seconds,
  /** How often it looks whether somebody is too slow. */
  connectionsCheckingInterval: 5 * seconds,
  /** Longer than what proxies and CDNs use, so that these are the ones to close a connection. */
  keepAliveTimeout: 65 * seconds,
};

/** Nothing sent or taken for so long: the visitor is gone. */
const silence = 60 * seconds;

/** The server of a site, not yet listening. */
export function siteServer(site: Site, given: Partial<typeof limits> = {}): Server {
  // Without a Host, Node would answer by itself, and without our headers.
  const server = createServer({ ...limits, ...given, requireHostHeader: false });
  const reply = (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = answerSafely(site, request);
    // What is sent along is not read: nothing here takes it.
    const isLast = status === 400 || hasBody(request) || !server.listening;
    if (isLast) response.setHeader('Connection', 'close');
    // Two spreads would take ten times as long, and the server a quarter more for each answer.
    response.writeHead(status, Object.assign({}, site.always, headers)).end(body);
  };
  // A browser that asks before it sends a body is told to keep it, too.
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, reply);
  server.on('connect', (_, socket) => refuse(socket, site.always, onlyReading));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, site.always, refusalOf(error)),
  );
  return server.setTimeout(silence);
}

function answerSafely(site: Site, request: IncomingMessage) {
  if (request.httpVersion === '1.1' && request.headers.host === undefined) {
    return plainAnswer(400, 'The request names no host.');
  }
  try {
    return answer(site, request);
  } catch (error) {
    console.error(`${request.method} ${request.url} could not be answered:`, error);
    return plainAnswer(500, 'Something went wrong on our side.');
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
