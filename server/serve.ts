/** `npm run serve`: serves the built site. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readSite } from './site-files.ts';
import { createSiteServer, stopServer } from './site-server.ts';

const host = process.env['HOST']?.trim() || 'localhost';
const port = process.env['PORT']?.trim() || '3000';

try {
  const dist = process.env['DIST_DIR'] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const { always, ofFiles } = JSON.parse(readFileSync(`${dist}/headers.json`, 'utf8'));
  const server = createSiteServer(readSite(`${dist}/site`, ofFiles), always);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopServer(server));
  server.once('error', fail);
  server.listen({ host, port }, () => {
    const { port } = server.address() as AddressInfo;
    console.log(`The site is at http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  });
} catch (error) {
  fail(error as Error);
}

function fail(error: NodeJS.ErrnoException): never {
  console.error(explain(error));
  process.exit(1);
}

function explain({ code, message }: NodeJS.ErrnoException): string {
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
