/** `npm run at-once types lint`: runs scripts of package.json side by side. */
import { runAtOnce } from './at-once.ts';

const { argv, env } = process;
const names = argv.slice(2);
const npm = env['npm_execpath'];
if (!npm) throw new Error('Only npm can say where npm is: write npm run at-once.');

console.log(`Side by side, each with its words when it is done: ${names.join(', ')}`);
const failed = await runAtOnce(names, npm, console.log);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}. What is wrong stands above.`);
  process.exitCode = 1;
}
