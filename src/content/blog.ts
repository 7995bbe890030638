import type { EmptyState, Link, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Blog',
  description:
    'Notes from our work with girls, young women and communities in Uganda: what we see, what we learn and what we ask for.',
};

export const intro: { title: string; text: string } = {
  title: 'Blog',
  text: 'What we see, what we learn and what we ask for, in circles, in tree nurseries and where budgets are made.',
};

/** Below the list. */
export const writeForUs: { title: string; text: string; link: Link } = {
  title: 'Write with us',
  text: 'Are you between 10 and 24, with something to say? Send us a page, in any language you like, and we help with the rest. Under 18, a parent or guardian must agree, and we print another name.',
  link: { label: 'Contact Us', href: '/contact' },
};

/** Shown while there are no posts. */
export const empty: EmptyState = {
  title: 'No blog posts available yet. Check back soon!',
  link: { label: 'See Our Projects', href: '/projects' },
};

export const readMore = 'Read More';

/** Before the headings of a post, where it is the only one. */
export const inThisPost = 'In this post';

/** How long a post takes to read. The build writes the number in place of {minutes}. */
export const readTime = '{minutes} min read';

/** A long list is shown in parts, page by page. The build writes numbers in place of {number} and {all}. */
export const parts = {
  /** For all parts but the first, which has the words above. */
  head: {
    title: 'Blog, page {number}',
    description:
      'Older notes from our work in Uganda, the newest first: page {number} of our blog.',
  },
  place: 'Page {number} of {all}',
  /** What a screen reader calls the links below. */
  name: 'Pages of the blog',
  newer: 'Newer posts',
  older: 'Older posts',
};

/** The link to the blog for feed readers (RSS). */
export const feed = 'Follow the blog in a feed reader (RSS)';

/** What people read who open the feed itself. */
export const feedForPeople: { text: string; link: string } = {
  text: 'This is the feed of our blog, made for feed readers. Copy this page’s address into your feed reader, and new posts come to you.',
  link: 'Read the posts on our website',
};

/** The button that copies a post's address. */
export const share = {
  label: 'Share',
  /** The link beside it, which needs no JavaScript; the first words are for those who hear it. */
  whatsApp: { before: 'Share on', label: 'WhatsApp' },
  copied: { title: 'Link copied!', text: 'Blog post link copied to clipboard' },
  /** Shown where the browser does not let the page copy, above a field with the address. */
  copyYourself:
    'This browser does not let us copy. The address below is selected: press and hold it and choose Copy, or press Ctrl+C.',
};

/** Shown at the end of every post. */
export const invitation: { title: string; text: string; link: Link } = {
  title: 'Be part of it',
  text: 'Give your time, your knowledge or your voice.',
  link: { label: 'Get Involved', href: '/contact' },
};

/** Shown at an address where no post stands. */
export const notFound: { head: PageHead; text: string; link: Link } = {
  head: {
    title: 'Blog Post Not Found',
    description: 'There is no blog post at this address. Go back to the list of all posts.',
  },
  text: 'There is no post at this address. It may have moved, or the link may be mistyped.',
  link: { label: 'Back to Blog', href: '/blog' },
};
