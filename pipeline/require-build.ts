/** Runs before the commands that need a built site: says what to do when there is none yet. */
import { existsSync } from 'node:fs';

if (!existsSync('dist/server/serve.js') || !existsSync('dist/site/index.html')) {
  console.error('There is no built site yet. Run npm run build first, or npm start for both.');
  process.exit(1);
}
