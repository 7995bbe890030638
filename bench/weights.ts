/** `npm run bench`: what a visitor's phone receives for each page, beside what it may receive. */
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../tests/browser/ensure-browser.ts';
import { serveBuiltSite } from '../tests/browser/served-site.ts';
import { type Budget, budgets, passedBudgets } from './weights/budgets.ts';
import { builtPaths } from './weights/built-pages.ts';
import { type PageWeight, weighPage } from './weights/page-weight.ts';

const { address, stop } = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: ensureBrowser() });
const pages: PageWeight[] = [];
try {
  for (const path of builtPaths()) {
    pages.push(await weighPage(browser, address, path));
  }
} finally {
  await browser.close();
  await stop();
}

console.log(
  'Bytes as they are sent (brotli), on a phone of 360 × 740; what they mean: docs/performance.md\n',
);
printTable(pages);
const problems = pages.flatMap(passedBudgets);
console.log(problems.length === 0 ? '\nEvery page keeps its budget.' : `\n${problems.join('\n')}`);
if (problems.length > 0) process.exitCode = 1;

function printTable(pages: PageWeight[]): void {
  const first = Math.max(...pages.map(({ path }) => path.length), 'budget'.length);
  const printRow = (name: string, write: (budget: Budget) => unknown) => {
    const cells = budgets.map((it) => `${write(it)}`.padStart(Math.max(7, it.name.length)));
    console.log([name.padEnd(first), ...cells].join('  '));
  };
  printRow('', ({ name }) => name);
  for (const page of pages) printRow(page.path, ({ of }) => of(page) ?? '–');
  printRow('budget', ({ limit }) => limit);
}
