/**
 * What docs/editing-content.md teaches, as an editor would type it. Only this file knows how content is written down, and it
 * relies on names of fields alone, never on words: what editors have changed already must not stop it.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { change, type Edit, steps } from './edit-text.ts';

const folder = 'src/content';
const blog = `${folder}/blog`;
const files = {
  announcements: `${folder}/announcements.ts`,
  home: `${folder}/home.ts`,
  jobs: `${folder}/jobs.ts`,
  navigation: `${folder}/navigation.ts`,
  organisation: `${folder}/organisation.ts`,
  specification: `${folder}/specification.test.ts`,
  stories: `${folder}/stories.ts`,
  team: `${folder}/team.ts`,
};

/** What stands in the first field of this name below an export. */
function textAt(name: string, field: string): RegExp {
  const before = `\\nexport const ${name}\\b(?:(?!\\nexport ).)*?\\n +${field}:\\s+`;
  return new RegExp(`(?<=${before})('[^\\n]*'|true|false)(?=,\\n)`, 's');
}

/** What stands between the brackets of a list. */
function listOf(name: string): RegExp {
  return new RegExp(`(?<=\\nexport const ${name}: \\w+\\[\\] = \\[).*?(?=\\];\\n)`, 's');
}

interface Post {
  id: string;
  title: string;
  excerpt: string;
  date: string;
}

const drawing = 'post-young-and-ready-to-lead.tsx';

/** Not every post has each kind of block. */
export function addPost({ id, title, excerpt, date }: Post, picture = drawing): Edit {
  const text = `import picture from '../../pictures/${picture}?picture';
import type { BlogPost } from '../types.ts';

export const post: BlogPost = {
  id: '${id}',
  title: '${title}',
  excerpt: '${excerpt}',
  date: '${date}',
  author: 'Harriet Apiyo',
  category: 'From the field',
  image: { file: picture, alt: 'Young trees in rows behind a school' },
  readTime: '1 min read',
  content: [
    { type: 'intro', text: 'Forty seedlings, twelve spades, and a cloud that could not make up its mind.' },
    { type: 'paragraph', text: 'We began at seven, while the soil was cool. By noon every tree had a name.' },
    { type: 'heading', text: 'What comes next' },
    { type: 'list', items: ['Water twice a week', 'Count the leaves each month'] },
    { type: 'paragraph', text: 'Come and see how tall they are. Bring a friend.' },
  ],
};
`;
  return async (copy) => {
    await mkdir(join(copy, blog), { recursive: true });
    await writeFile(join(copy, blog, `${id}.ts`), text);
  };
}

export function addPostWithPhoto(post: Post): Edit {
  const photo = `${post.id}.jpg`;
  return steps((copy) => takePhoto(join(copy, 'src/pictures'), photo), addPost(post, photo));
}

/** As wide as a camera makes it, with soft shapes in many colours. */
async function takePhoto(folder: string, name: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  await mkdir(folder, { recursive: true });
  await sharp({ create: { width: 16, height: 12, channels: 3, background: 'black', noise } })
    .resize(1600, 1200)
    .jpeg()
    .toFile(join(folder, name));
}

export const deletePosts: Edit = async (copy) => {
  for (const name of await readdir(join(copy, blog)).catch(() => [])) {
    await rm(join(copy, blog, name));
  }
};

export function postJob(id: string, title: string, link: string): Edit {
  const entry = `
  {
    id: '${id}',
    title: '${title}',
    type: 'Full-time',
    location: 'Gulu',
    posted: 'Yesterday',
    description: 'With our team in the north, from the first of next month, for two years at first.',
    link: '${link}',
  },`;
  return change(files.jobs, listOf('jobs'), (entries) => entry + entries);
}

export const closeJobs: Edit = change(files.jobs, listOf('jobs'), () => '');

export function publishCall(title: string, date: string, deadline: string): Edit {
  const entry = `
  {
    id: 'recipe-call',
    title: '${title}',
    date: '${date}',
    deadline: '${deadline}',
    category: 'Paid work',
    featured: true,
    description: 'Twelve young women who will lead a circle near their home.',
    content: {
      overview: 'You meet thirty girls each week and talk about what they ask.',
      responsibilities: ['Lead the circle', 'Listen'],
      expertise: ['Two years with young people'],
      whyJoin: 'Few things change so much with so little.',
      howToApply: ['Write a page about yourself.', 'Send it by e-mail.'],
    },
    contact: { email: 'circles@e-yess.example', phone: ['+256 700 000 003'] },
  },`;
  return steps(
    change(
      files.announcements,
      listOf('announcements'),
      (entries) => entry + entries.replaceAll('featured: true', 'featured: false'),
    ),
    change(files.home, textAt('banner', 'isShown'), () => 'true'),
    change(files.home, textAt('banner', 'text'), () => `'${title}'`),
  );
}

export const closeCalls: Edit = steps(
  change(files.announcements, listOf('announcements'), (entries) =>
    entries.replaceAll('featured: true', 'featured: false'),
  ),
  change(files.home, textAt('banner', 'isShown'), () => 'false'),
);

export function replaceDetails(
  details: Record<'name' | 'place' | 'email' | 'phone', string>,
): Edit {
  const edits = Object.entries(details).map(([field, text]) =>
    change(files.organisation, textAt('organisation', field), () => `'${text}'`),
  );
  return steps(...edits);
}

/** The specification fixes the figures, so each stands in its test, too. */
export const changeANumber: Edit = steps(
  change(files.home, /number: '[^']*'/, () => "number: '7+'"),
  change(files.specification, /number: '[^']*'/, () => "number: '7+'"),
);

export const tellAnotherStory: Edit = steps(
  change(files.stories, textAt('stories', 'name'), () => "'Sanyu'"),
  change(files.stories, textAt('stories', 'quote'), () => "'I asked a question. Nobody laughed.'"),
);

export const giveLinksAddresses: Edit = steps(
  change(
    files.organisation,
    /\{ label: 'Facebook'[^}]*\}/,
    () => "{ label: 'Facebook', href: 'https://facebook.example/e-yess' }",
  ),
  change(
    files.navigation,
    /\{ label: 'Support Us'[^}]*\}/,
    () => "{ label: 'Support Us', href: '/contact' }",
  ),
);

export const lengthenTheHero: Edit = change(files.home, textAt('hero', 'text'), (text) => {
  const more =
    ' We do this in schools, in markets, on the radio and under trees, week after week, as long as it takes.';
  return `${text.slice(0, -1)}${more.slice(0, text.length / 5)}'`;
});

export function addTeamMember(name: string, position: string): Edit {
  const entry = `  { name: '${name}', position: '${position}' },\n`;
  return change(files.team, listOf('team'), (entries) => entries + entry);
}
