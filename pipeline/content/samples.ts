import type { ContentFiles } from './walk.ts';

/** What whoever builds the site should know of content that is still invented, if any is. */
export function sampleWarning(files: ContentFiles): string | undefined {
  const samples = Object.keys(files).filter((file) => files[file]?.['isSample'] === true);
  if (samples.length === 0) return undefined;
  return (
    `Still examples, not the organisation's own: ${samples.join(', ')}. ` +
    'docs/editing-content.md says how to put your own in their place.'
  );
}
