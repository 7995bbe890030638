/** `npm run test:browser`: finds the browser of the tests, or installs one. */
import { ensureBrowser } from './ensure-browser.ts';

try {
  console.log(`The tests run in ${ensureBrowser()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
