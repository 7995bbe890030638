/** `npm run serve`: serves the built site. */
import { fileURLToPath } from 'node:url';
import { startSiteServer } from './site-server.ts';

const { HOST, PORT, DIST_DIR } = process.env;

try {
  const { address, stop } = await startSiteServer({
    host: HOST?.trim() || 'localhost',
    port: PORT?.trim() || '3000',
    dist: DIST_DIR ?? fileURLToPath(new URL('../dist', import.meta.url)),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  console.log(`The site is at ${address}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
