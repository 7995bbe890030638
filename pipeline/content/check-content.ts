import { bannerNamesTheCall } from './check-banner.ts';
import { fontsHaveEveryCharacter } from './check-characters.ts';
import { deadlineNotBeforePosting, realDates } from './check-dates.ts';
import { headingsInOrder } from './check-headings.ts';
import { plainIds, uniqueIds } from './check-ids.ts';
import { listsHaveTheirLength } from './check-lengths.ts';
import { linksLeadSomewhere } from './check-links.ts';
import { storiesProtectPeople } from './check-stories.ts';
import { descriptionsFit, headsDiffer, noEmptyText, titlesFit } from './check-texts.ts';
import { type ContentFiles, walk } from './walk.ts';

const checks = [
  noEmptyText,
  fontsHaveEveryCharacter,
  descriptionsFit,
  titlesFit,
  headsDiffer,
  realDates,
  deadlineNotBeforePosting,
  plainIds,
  uniqueIds,
  linksLeadSomewhere,
  bannerNamesTheCall,
  listsHaveTheirLength,
  headingsInOrder,
  storiesProtectPeople,
];

/** Everything that is wrong with the content, a sentence each. */
export function contentProblems(files: ContentFiles, paths: string[]): string[] {
  const places = [...walk(files)];
  return checks.flatMap((check) => check(places, paths));
}

/** Stops the build when the content has problems. */
export function checkContent(files: ContentFiles, paths: string[]): void {
  const problems = contentProblems(files, paths);
  if (problems.length === 0) return;
  const title = problems.length === 1 ? 'The content has a problem:' : 'The content has problems:';
  const error = new Error([title, ...problems.map((sentence) => `- ${sentence}`)].join('\n'));
  // For people who edit words: the sentences say where to look, a stack would bury them.
  error.stack = error.message;
  throw error;
}
