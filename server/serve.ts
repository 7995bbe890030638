/** Serves the built site. `npm run build` puts this beside it, as dist/server/serve.js. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { address, listeningPlace, listeningProblem } from './listening.ts';
import { readSite } from './site-files.ts';
import { siteServer } from './site-server.ts';
import { stopOf } from './stop.ts';

function serve(): void {
  const place = listeningPlace(process.env);
  const { always, ofFiles } = JSON.parse(readFileSync(built('headers.json'), 'utf8'));
  const server = siteServer(readSite(built('site/'), always, ofFiles));

  server.once('error', (error: NodeJS.ErrnoException) => fail(listeningProblem(error.code, place)));
  server.listen(place.port, place.host, () => {
    const bound = server.address();
    const port = typeof bound === 'object' && bound ? bound.port : place.port;
    console.log(`The site is at ${address({ host: place.host, port })}`);
  });

  const stop = stopOf(server);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

/** Something that the build has made, beside this file's folder. */
function built(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
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
