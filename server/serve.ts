/** Serves the built site. `npm run build` puts this beside it, as dist/server/serve.js. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answer } from './answer.ts';
import { address, listeningPlace, listeningProblem } from './listening.ts';
import { readSite } from './site-files.ts';

function serve(): void {
  const place = listeningPlace(process.env);
  const site = readSite(fileURLToPath(new URL('../site/', import.meta.url)));

  const server = createServer((request, response) => {
    const { status, headers, body } = answer(site, {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      ifNoneMatch: request.headers['if-none-match'],
      acceptEncoding: request.headers['accept-encoding']?.toString(),
    });
    response.writeHead(status, headers).end(body);
  });

  server.once('error', (error: NodeJS.ErrnoException) => fail(listeningProblem(error.code, place)));
  server.listen(place.port, place.host, () => {
    const bound = server.address();
    const port = typeof bound === 'object' && bound ? bound.port : place.port;
    console.log(`The site is at ${address({ host: place.host, port })}`);
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeIdleConnections();
    });
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

try {
  serve();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
