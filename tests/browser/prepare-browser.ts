/** `npm run test:browser`: finds the browser of the tests, or installs one. */
import { ensureBrowser } from './ensure-browser.ts';

console.log(`The tests run in ${ensureBrowser()}.`);
