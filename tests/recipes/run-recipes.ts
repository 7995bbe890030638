/** `npm run test:recipes`: follows the recipes of docs/editing-files.md, each in a copy of the site, and tests the copies. */
import { parseArgs } from 'node:util';
import findChromium from '../browser/find-chromium.ts';
import { delivering, recipes } from './recipes.ts';
import { tryRecipe } from './try-recipe.ts';

const { values, positionals: words } = parseArgs({
  options: {
    /** Runs all end-to-end tests, not only those whose expectations follow from the content. */
    all: { type: 'boolean', default: false },
    /** Leaves out tests that take long and seldom notice what the others do not. */
    brief: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => interruption.abort(new Error('Stopped.')));
}

try {
  await runRecipes();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

async function runRecipes(): Promise<void> {
  const options = { ...values, stop: interruption.signal };
  const count = { passed: 0, failed: 0 };
  // The copies have no browser of their own.
  await findChromium();
  for (const [name, edit] of chosenRecipes()) {
    const delivers = name === delivering;
    const { isGood, summary, output } = await tryRecipe(edit, { ...options, delivers });
    count[isGood ? 'passed' : 'failed'] += 1;
    console.log(`${name}: ${summary}`);
    if (!isGood) console.log(output);
  }
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  if (count.failed > 0) process.exitCode = 1;
}

function chosenRecipes() {
  const isMeant = (name: string) => words.every((word) => name.includes(word));
  const chosen = Object.entries(recipes).filter(([name]) => isMeant(name));
  if (chosen.length > 0) return chosen;
  const names = Object.keys(recipes).join(', ');
  throw new Error(`No recipe has “${words.join(' ')}” in its name. There are: ${names}.`);
}
