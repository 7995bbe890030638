/** `npm run bench:growth`: whether pages, scripts and the build stay light while there come ever more posts. */
import { withSiteCopy } from '../tests/site-copy.ts';
import {
  type Build,
  brokenRules,
  bytesAPost,
  lists,
  pageChanges,
  scriptWeight,
  weightOf,
} from './growth/broken-rules.ts';
import { build, writePosts } from './growth/grown-site.ts';

const sizes = [10, 100, 1000];

const columns = [
  ...['posts', 'build s', 'processor s', 'post page', 'other pages'],
  ...lists.flatMap((list) => [list, 'a post']),
  'scripts',
];

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => interruption.abort(new Error('Stopped.')));
}

try {
  report(await buildAll());
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

async function buildAll(): Promise<Build[]> {
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
  console.log('A post: by how much the list has grown for each, since the row above.\n');
  const rows = builds.map((build, index) => rowOf(build, builds[0], builds[index - 1]));
  for (const row of [columns, ...rows]) console.log(row.map(aligned).join(''));

  const problems = brokenRules(builds);
  console.log(['', ...problems].join('\n'));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Nothing grows that should not.');
}

function rowOf(build: Build, first = build, before?: Build): string[] {
  const [{ change } = { change: 0 }] = pageChanges(first, build);
  return [
    String(build.posts),
    build.seconds.toFixed(1),
    build.processorSeconds.toFixed(1),
    String(weightOf(somePost(first), build)),
    before ? `${(change * 100).toFixed(2)} %` : '',
    ...lists.flatMap((list) => [
      String(weightOf(list, build)),
      before ? bytesAPost(list, before, build).toFixed() : '',
    ]),
    String(scriptWeight(build)),
  ];
}

/** The page of a post that is there from the first build on. */
function somePost({ weights }: Build): string {
  return [...weights.keys()].find((file) => /^blog\/(?!404).*\.html$/.test(file)) ?? '';
}

function aligned(cell: string, column: number): string {
  return cell.padStart((columns[column]?.length ?? 0) + 3);
}
