/** `npm run bench`: what a phone receives for each page, beside its budget. */
import { existsSync } from 'node:fs';
import { budgets, exceededBudgets, weighPages } from './page-weights.ts';

if (!existsSync('dist/site')) {
  console.error('There is no built site yet. Run npm run build first.');
  process.exit(1);
}
const pages = [...weighPages()];
const rows = Object.fromEntries([...pages, ['at most', budgets] as const]);
console.table(rows);
const problems = pages.flatMap(([file, weight]) => exceededBudgets(file, weight));
console.log(problems.join('\n') || 'Every page keeps its budget.');
process.exitCode = problems.length > 0 ? 1 : 0;
