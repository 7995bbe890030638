/** Serves the built site. `npm run build` puts this beside it, as dist/server/serve.js. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readSite } from './site-files.ts';
import { siteServer } from './site-server.ts';
import { stopOf } from './stop.ts';

const host = process.env['HOST']?.trim() || 'localhost';
const port = process.env['PORT']?.trim() || '3000';

const { always, ofFiles } = JSON.parse(readFileSync(built('headers.json'), 'utf8'));
const server = siteServer(readSite(built('site/'), always, ofFiles));
const stop = stopOf(server);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
server.once('error', fail);
try {
  server.listen({ host, port }, () => {
    const { port } = server.address() as AddressInfo;
    console.log(`The site is at http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  });
} catch (error) {
  fail(error as Error);
}

/** Something that the build has made, beside this file's folder. */
function built(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}

function fail(error: NodeJS.ErrnoException): never {
  console.error(problem(error));
  process.exit(1);
}

/** What went wrong, in a sentence that says what to do. */
function problem({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ERR_SOCKET_BAD_PORT':
      return `PORT is "${port}", but a port is a whole number from 0 to 65535, such as PORT=3000.`;
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose a port above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `"${host}" is not an address of this machine. Leave HOST out, or set HOST=0.0.0.0 to be reached from other machines.`;
    default:
      return `The server could not start: ${message}`;
  }
}
