import { postsAPart } from '../../src/lib/blog-parts.ts';
import { budgets } from '../weights/budgets.ts';

/** The site as it was built with a number of generated posts. */
export interface Build {
  posts: number;
  seconds: number;
  /** How long the build kept processors busy, whatever else the machine had to do. */
  processorSeconds: number;
  /** Brotli bytes by file. */
  weights: Map<string, number>;
}

/** The pages that list posts, and their data for a visitor who comes from another page. */
const isList = /^blog(\/page\/\d+)?\.(html|json)$/;

/** However many posts there are, a page lists only so many of them. */
const listLimits = {
  html: budgets.find(({ name }) => name === 'answer')?.limit ?? 0,
  json: postsAPart * 250,
};

const pageTolerance = 0.01;
const scriptTolerance = 0.001;

/** What grew more than it may, a sentence each. The builds come with ever more posts. */
export function brokenRules(builds: Build[]): string[] {
  return builds.flatMap((build, index) => {
    const [first = build, before = build] = [builds[0], builds[index - 1]];
    return [
      ...changedPages(first, build),
      ...changedScripts(first, build),
      ...heavyList('html', build),
      ...heavyList('json', build),
      ...slowBuild(before, build),
    ];
  });
}

/** How much each page of the first build, and its data, has changed; but for the lists. The largest change comes first. */
export function pageChanges(first: Build, build: Build): { page: string; change: number }[] {
  return [...first.weights.keys()]
    .filter((file) => /\.(html|json)$/.test(file) && !isList.test(file))
    .map((page) => ({ page, change: weightOf(page, build) / weightOf(page, first) - 1 }))
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** The heaviest of the pages that list posts, or of their data. */
export function heaviestList(kind: keyof typeof listLimits, { weights }: Build) {
  const lists = [...weights].filter(([file]) => isList.test(file) && file.endsWith(kind));
  const [file = '', weight = 0] = lists.toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { file, weight, count: lists.length };
}

/** All scripts of all pages together. */
export function scriptWeight({ weights }: Build): number {
  const scripts = [...weights].filter(([file]) => file.endsWith('.js'));
  return scripts.reduce((sum, [, weight]) => sum + weight, 0);
}

export function weightOf(file: string, { weights, posts }: Build): number {
  const weight = weights.get(file);
  if (weight === undefined) throw new Error(`With ${posts} posts the build made no ${file}.`);
  return weight;
}

function changedPages(first: Build, build: Build): string[] {
  const changed = pageChanges(first, build).filter(
    ({ change }) => Math.abs(change) > pageTolerance,
  );
  return changed.slice(0, 1).map(({ page }) => {
    const others = changed.length > 1 ? `, and so it is with ${changed.length - 1} more` : '';
    return (
      `${page} weighs ${weightOf(page, first)} bytes with ${first.posts} posts and ${weightOf(page, build)} with ` +
      `${build.posts}${others}: a page should weigh the same however many there are.`
    );
  });
}

function changedScripts(first: Build, build: Build): string[] {
  const [before, after] = [scriptWeight(first), scriptWeight(build)];
  if (Math.abs(after / before - 1) <= scriptTolerance) return [];
  return [
    `The scripts weigh ${before} bytes with ${first.posts} posts and ${after} with ${build.posts}: ` +
      'posts should not come into them.',
  ];
}

function heavyList(kind: keyof typeof listLimits, build: Build): string[] {
  const { file, weight } = heaviestList(kind, build);
  const limit = listLimits[kind];
  if (weight <= limit) return [];
  return [
    `With ${build.posts} posts ${file} weighs ${weight} bytes; a list of at most ${postsAPart} posts may weigh ${limit}.`,
  ];
}

/** Whole builds are compared, not what a post adds to one: a difference of two times says little. */
function slowBuild(before: Build, after: Build): string[] {
  const times = after.posts / before.posts;
  if (after.processorSeconds <= times * before.processorSeconds) return [];
  return [
    `The build takes ${before.processorSeconds.toFixed(1)} s of processor time with ${before.posts} posts and ` +
      `${after.processorSeconds.toFixed(1)} s with ${after.posts}: ${times} times the posts should take at most ` +
      `${times} times as long.`,
  ];
}
