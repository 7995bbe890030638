/**
 * `npm run bench:growth`: whether pages, scripts and the build stay light while there come ever more posts. Other numbers of
 * posts, ever more of them, can follow: `npm run bench:growth -- 10 30`.
 */
import { withSiteCopy } from '../tests/site-copy.ts';
import {
  type Build,
  brokenRules,
  heaviestList,
  pageChanges,
  scriptWeight,
  weightOf,
} from './growth/broken-rules.ts';
import { build, writePosts } from './growth/grown-site.ts';

const columns = [
  ...['posts', 'build s', 'processor s', 'post page', 'other pages'],
  ...['lists', 'heaviest', 'its data', 'scripts'],
];

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => interruption.abort(new Error('Stopped.')));
}

try {
  report(await buildAll(sizesIn(process.argv.slice(2))));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** How many posts to generate for each build. */
function sizesIn(given: string[]): number[] {
  if (given.length === 0) return [10, 100, 1000];
  const sizes = given.map(Number);
  const areRising = sizes.every((size, index) => size > (sizes[index - 1] ?? 0));
  if (areRising && sizes.every(Number.isInteger)) return sizes;
  throw new Error(
    `"${given.join(' ')}" are not numbers of posts. Give whole numbers, each larger than the one before: 10 30`,
  );
}

async function buildAll(sizes: number[]): Promise<Build[]> {
  const builds: Build[] = [];
  await withSiteCopy(async (copy) => {
    for (const posts of sizes) {
      await writePosts(copy, (builds.at(-1)?.posts ?? 0) + 1, posts);
      process.stdout.write(`Building a copy of the site with ${posts} generated posts … `);
      const result = { posts, ...(await build(copy, interruption.signal)) };
      console.log(`${result.seconds.toFixed(1)} s`);
      builds.push(result);
    }
  });
  return builds;
}

function report(builds: Build[]): void {
  console.log('\nIn brotli bytes. Other pages: the largest change since the first row.');
  console.log(
    'Lists: the pages that list posts, the heaviest of them, and the heaviest data of one.\n',
  );
  const rows = builds.map((build) => rowOf(build, builds[0]));
  for (const row of [columns, ...rows]) console.log(row.map(aligned).join(''));

  const problems = brokenRules(builds);
  console.log(['', ...problems].join('\n'));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Nothing grows that should not.');
}

function rowOf(build: Build, first = build): string[] {
  const [{ change } = { change: 0 }] = pageChanges(first, build);
  const list = heaviestList('html', build);
  return [
    String(build.posts),
    build.seconds.toFixed(1),
    build.processorSeconds.toFixed(1),
    String(weightOf(somePost(first), build)),
    build === first ? '' : `${(change * 100).toFixed(2)} %`,
    String(list.count),
    String(list.weight),
    String(heaviestList('json', build).weight),
    String(scriptWeight(build)),
  ];
}

/** The page of a post that is there from the first build on. */
function somePost({ weights }: Build): string {
  return [...weights.keys()].find((file) => /^blog\/(?!404)[^/]*\.html$/.test(file)) ?? '';
}

function aligned(cell: string, column: number): string {
  return cell.padStart((columns[column]?.length ?? 0) + 3);
}
