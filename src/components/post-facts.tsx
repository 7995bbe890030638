import type { BlogPost } from '../content/types.ts';
import { readTimeOf } from '../lib/post-words.ts';
import { LongDate } from './long-date.tsx';

/** Who wrote a post, when, and how long it takes to read. */
export function PostFacts({ post }: { post: BlogPost }) {
  return (
    <p className="dots-between text-small text-ink-soft">
      <span>{post.author}</span> <LongDate date={post.date} />{' '}
      <span>{readTimeOf(post.content)}</span>
    </p>
  );
}
