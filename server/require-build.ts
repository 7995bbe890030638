/** Runs before `npm run serve`: says what to do when there is nothing to serve yet. */
import { existsSync } from 'node:fs';

if (!existsSync('dist/server/serve.js') || !existsSync('dist/site/index.html')) {
  console.error(
    'There is no built site to serve yet. Run npm run build first, or npm start for both.',
  );
  process.exit(1);
}
