import { problem } from './problem.ts';
import { type ContentFiles, isRecord, type Place } from './walk.ts';

/** The projects that a focus area names stand on their page under the same names. */
export function areasNameProjects(files: ContentFiles, places: Place[]): string[] {
  const titles = projectTitles(files);
  return places
    .filter(({ file, path }) => file === 'content/focus-areas.yaml' && path.at(-2) === 'projects')
    .filter(({ value }) => !titles.includes(String(value)))
    .map((place) =>
      problem(
        place,
        `is "${place.value}", but there is no such project. Use one of: ${titles.join('; ')}.`,
      ),
    );
}

export function projectTitles(files: ContentFiles): string[] {
  const projects = files['content/projects.yaml']?.['projects'];
  return (Array.isArray(projects) ? projects : []).filter(isRecord).map(({ title }) => `${title}`);
}
