import type { Plugin } from 'vite';
import { received } from './received.ts';

/** Refuses scripts with a part of a package whose licence docs/licences.md does not name among what visitors receive. */
export function licencesNamed(): Plugin {
  return {
    name: 'licences-named',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const unnamed = file.moduleIds.map(packageOf).find((name) => name && !(name in received));
        if (unnamed) this.error(notNamed(unnamed));
      }
    },
  };
}

/** The package that a module belongs to; none for our own modules and those that only the build knows. */
function packageOf(id: string): string | undefined {
  // What we make ourselves is kept in a hidden folder there.
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^.\\/][^\\/]*)[\\/]/.exec(id)?.[1];
}

function notNamed(name: string): string {
  return (
    `Visitors would receive a part of ${name}, which docs/licences.md does not say. ` +
    'Add it to pipeline/scripts/licences/received.ts and run npm run licences.'
  );
}
