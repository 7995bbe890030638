import type { Break } from './break.ts';

/** What staff may get wrong, and what keeps it from visitors. */
export const content: Break[] = [
  {
    what: 'a call may end before it begins',
    file: 'src/content/schema/call.ts',
    replace: 'deadline >= date,',
    by: "deadline >= '' || date,",
    caughtBy: 'pipeline/content/sentences.test.ts',
  },
  {
    what: 'a story is published without the consent of who tells it',
    file: 'src/content/schema/stories.ts',
    replace: 'consentIsHeld: confirmed(',
    by: 'consentIsHeld: ((title: string, description: string) => z.boolean().exactOptional().meta({ title, description }))(',
    caughtBy: 'pipeline/content/sentences.test.ts',
  },
  {
    what: 'a story shows a photo',
    file: 'src/content/schema/stories.ts',
    replace: 'image: drawing,',
    by: 'image: drawing.or(z.any()),',
    caughtBy: 'pipeline/content/sentences.test.ts',
  },
  {
    what: 'the checks pass over the calls',
    file: 'pipeline/content/read-content.ts',
    replace: "!path.startsWith('pictures/')",
    by: '!/^(pictures|calls)/.test(path)',
    caughtBy: 'pipeline/content/check-site.test.ts',
  },
  {
    what: 'a field with a wrong name is passed over in silence',
    file: 'src/content/schema/fields.ts',
    replace: 'return z.strictObject(shape)',
    by: 'return z.object(shape)',
    caughtBy: 'pipeline/content/sentences.test.ts',
  },
  {
    what: 'bold words in a post disappear',
    file: 'pipeline/content/post-blocks.ts',
    replace: "if (token.type === 'br') return ' ';",
    by: "if (token.type === 'br' || token.type === 'strong') return ' ';",
    caughtBy: 'pipeline/content/sentences.test.ts',
  },
  {
    what: 'the opening of a post is a paragraph like any other',
    file: 'pipeline/content/post-blocks.ts',
    replace: "[{ ...first, type: 'intro' }, ...rest]",
    by: '[first, ...rest]',
    caughtBy: 'pipeline/content/post-blocks.test.ts',
  },
  {
    what: 'a mistake in the content is built into the site',
    file: 'pipeline/content/content-files.ts',
    replace: 'refuse(content.problems);',
    by: '',
    caughtBy: 'tests/e2e/dev-command.desktop.spec.ts',
  },
  {
    what: 'an editor writes a link to a page that is not there',
    file: 'src/content/safety-and-privacy.ts',
    replace: "href: '/contact' }",
    by: "href: '/contacts' }",
    caughtBy: 'the build',
  },
  {
    what: 'an editor takes a strategic objective away',
    file: 'content/about.yaml',
    replace: `    - title: Sustainable Partnerships
      description: We work with communities, schools, health centres and donors in ways that last.
`,
    by: '',
    caughtBy: 'the build',
  },
  {
    what: 'the age of somebody in a story is a number',
    file: 'content/stories.yaml',
    replace: "age: '14'",
    by: 'age: 14',
    caughtBy: 'the build',
  },
];
