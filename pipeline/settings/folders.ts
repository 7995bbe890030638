const { CONTENT_DIR, DIST_DIR, VITEST } = process.env;

/** The content that the site is built with. Tests have their own, so that staff may change theirs. */
export const contentFolder = CONTENT_DIR ?? (VITEST ? 'tests/content' : 'content');

/** Where the build writes the site and what belongs to it. */
export const outputFolder = DIST_DIR ?? 'dist';
