/** What docs/editing-files.md teaches, done to the files: whatever words stand there by now. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { IsoDate } from '../../src/content/types.ts';
import { type Edit, edit, editCalls, steps, writeCall } from './edit-files.ts';

const posts = 'content/posts';

interface Post {
  id: string;
  title: string;
  excerpt: string;
  date: string;
}

const drawing = 'post-young-and-ready-to-lead.svg';

/** Not every post has each kind of block. */
export function addPost({ id, title, excerpt, date }: Post, picture = drawing): Edit {
  const text = `---
title: ${title}
excerpt: '${excerpt}'
date: ${date}
author: Harriet Apiyo
category: From the field
image:
  file: ${picture}
  alt: Young trees in rows behind a school
readTime: 1 min read
---

Forty seedlings, twelve spades, and a cloud that could not make up its mind.

We began at seven, while the soil was cool. By noon every tree had a name.

## What comes next

- Water twice a week
- Count the leaves each month

![Young trees in rows](${picture} "Behind the school")

Come and see how tall they are. Bring a friend.
`;
  return async (copy) => {
    await mkdir(join(copy, posts), { recursive: true });
    await writeFile(join(copy, posts, `${id}.md`), text);
  };
}

export function addPostWithPhoto(post: Post): Edit {
  const photo = `${post.id}.jpg`;
  return steps((copy) => takePhoto(join(copy, 'content/pictures'), photo), addPost(post, photo));
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
  for (const name of await readdir(join(copy, posts)).catch(() => [])) {
    await rm(join(copy, posts, name));
  }
};

export function postJob(id: string, title: string, link: '/contact' | `https://${string}`): Edit {
  return edit('jobs.yaml', ({ jobs }) => {
    jobs.unshift({
      id,
      title,
      type: 'Full-time',
      location: 'Gulu',
      posted: 'Yesterday',
      description:
        'With our team in the north, from the first of next month, for two years at first.',
      link,
    });
  });
}

export const closeJobs: Edit = edit('jobs.yaml', ({ jobs }) => {
  jobs.length = 0;
});

export function publishCall(title: string, date: IsoDate, deadline: IsoDate): Edit {
  return steps(
    editCalls((call) => {
      call.featured = false;
    }),
    (copy) =>
      writeCall(copy, 'recipe-call', {
        title,
        date,
        deadline,
        category: 'Paid work',
        featured: true,
        description: 'Twelve young women who will lead a circle near their home.',
        facts: [{ term: 'Time', fact: 'A day a week' }],
        content: {
          overview: 'You meet thirty girls each week and talk about what they ask.',
          responsibilities: ['Lead the circle', 'Listen'],
          expertise: ['Two years with young people'],
          whyJoin: 'Few things change so much with so little.',
          howToApply: ['Write a page about yourself.', 'Send it by email.'],
          afterwards: ['We call you within a week.'],
        },
        contact: { email: 'circles@e-yess.example', phone: ['+256 700 000 003'] },
      }),
    edit('home.yaml', ({ banner }) => {
      banner.isShown = true;
      banner.text = title;
      banner.deadline = deadline;
    }),
  );
}

export const closeCalls: Edit = steps(
  editCalls((call) => {
    call.featured = false;
  }),
  edit('home.yaml', ({ banner }) => {
    banner.isShown = false;
  }),
);

export function replaceDetails(
  details: Record<'name' | 'place' | 'email' | 'phone', string>,
): Edit {
  return edit('organisation.yaml', (organisation) => {
    Object.assign(organisation, details, { isSample: false });
  });
}

const specification = 'src/content/specification.test.ts';

/** The specification fixes the figures, so each stands in its test, too. */
export const changeANumber: Edit = steps(
  edit('home.yaml', ({ impact }) => {
    for (const figure of impact.figures.slice(0, 1)) figure.number = '7+';
  }),
  async (copy) => {
    const text = await readFile(join(copy, specification), 'utf8');
    await writeFile(join(copy, specification), text.replace(/number: '[^']*'/, "number: '7+'"));
  },
);

export const tellAnotherStory: Edit = edit('stories.yaml', ({ stories: [story] }) => {
  if (!story) return;
  story.name = 'Sanyu';
  story.quote = 'I asked a question. Nobody laughed.';
});

/** All three are true now, and each is vouched for. */
const tellTrueStories: Edit = edit('stories.yaml', (file) => {
  file.isSample = false;
  for (const story of file.stories) {
    story.safeguarding = { nameIsChanged: true, consentIsHeld: true };
  }
});

/** Our own people and partners stand there now. */
export const endTheExamples: Edit = steps(
  tellTrueStories,
  edit('team.yaml', (file) => {
    file.isSample = false;
  }),
  edit('partners.yaml', (file) => {
    file.isSample = false;
  }),
  edit('projects.yaml', (file) => {
    file.isSample = false;
  }),
);

export const giveLinksAddresses: Edit = edit('organisation.yaml', (organisation) => {
  organisation.supportUs = '/contact';
  const facebook = organisation.socialLinks.find(({ label }) => label === 'Facebook');
  if (facebook) facebook.href = 'https://facebook.example/e-yess';
});

export const lengthenTheHero: Edit = edit('home.yaml', ({ hero }) => {
  const more =
    ' We do this in schools, in markets, on the radio and under trees, week after week, as long as it takes.';
  hero.text += more.slice(0, hero.text.length / 5);
});

export function addTeamMember(name: string, position: string): Edit {
  return edit('team.yaml', ({ team }) => {
    team.push({ name, position });
  });
}
