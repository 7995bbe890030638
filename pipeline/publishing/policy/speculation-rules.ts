/** A response header names this file to the browser: see pipeline/publishing/policy/security-headers.ts. */
export const speculationRulesPath = '/links.speculationrules';

/**
 * Browsers that know such rules fetch the next page as soon as a visitor touches or points at its link, unless she saves
 * data. Once React runs, it fetches less by itself. A file, such as a picture or the feed, is no page.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: ':root[data-scripted="yes"] a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
