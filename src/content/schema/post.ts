import { z } from 'zod';
import { day, longText, picture, text } from './fields.ts';

/** The front matter of content/posts/*.md. */
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
});
