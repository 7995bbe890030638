import { z } from 'zod';
import { day, longText, picture, text } from './fields.ts';

/** What stands above a post, between the lines of dashes, in content/posts/*.md. */
export const post = z.strictObject({
  title: text('Title', { max: 70 }),
  excerpt: longText('Excerpt', {
    min: 50,
    max: 160,
    hint: 'One or two sentences for the list; search engines show them, too.',
  }),
  date: day('Date'),
  author: text('Author'),
  category: text('Category'),
  image: picture,
  readTime: text('Reading time', { hint: 'Such as 5 min read: count 200 words a minute.' }),
});
