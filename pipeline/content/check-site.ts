import { sitePaths } from '../../src/content/site-paths.ts';
import { postPath } from '../../src/lib/post-path.ts';
import { projectPath } from '../../src/lib/project-path.ts';
import { bannerNamesTheCall } from './check-banner.ts';
import { headingsInOrder } from './check-headings.ts';
import { headsDiffer } from './check-heads.ts';
import { linksLeadSomewhere } from './check-links.ts';
import { picturesExist } from './check-pictures.ts';
import { areasNameProjects, projectTitles } from './check-projects.ts';
import { type ContentFiles, isRecord, walk } from './walk.ts';

/** What is wrong with the files in content/ beyond what the schema of each says: a sentence each. */
export function siteProblems(files: ContentFiles, isPicture: (name: string) => boolean): string[] {
  const places = [...walk(files)];
  return [
    ...headsDiffer(places),
    ...linksLeadSomewhere(places, pathsIn(files)),
    ...bannerNamesTheCall(files),
    ...areasNameProjects(files, places),
    ...headingsInOrder(places),
    ...picturesExist(places, isPicture),
  ];
}

/** Where links may lead: the screens, the tabs of the focus areas, the projects and the posts. */
function pathsIn(files: ContentFiles): string[] {
  const areas = files['content/focus-areas.yaml']?.['areas'];
  const tabs = (Array.isArray(areas) ? areas : [])
    .filter(isRecord)
    .map(({ id }) => `/focus-areas#${id}`);
  const posts = Object.entries(files)
    .filter(([file]) => file.startsWith('content/posts/'))
    .map(([, { id }]) => postPath(String(id)));
  return [...sitePaths, ...tabs, ...projectTitles(files).map(projectPath), ...posts];
}
