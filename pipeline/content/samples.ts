import { type ContentFiles, walk } from './problems.ts';

/** What whoever builds the site should know of content that is still invented, if any is. */
export function sampleWarning(files: ContentFiles): string | undefined {
  const samples = [...walk(files)].filter(
    ({ path, value }) => path.at(-1) === 'isSample' && value === true,
  );
  if (samples.length === 0) return undefined;
  const names = new Set(samples.map(({ file }) => file));
  return (
    `Still examples, not the organisation's own: ${[...names].join(', ')}. ` +
    'docs/editing-content.md says how to put your own in their place.'
  );
}
