import type { BlogPost } from '../content/types.ts';
import { readTimeOf } from '../lib/post-words.ts';
import { LongDate } from './long-date.tsx';

/** Who wrote a post, when, and how long it takes to read. */
export function PostFacts({ post }: { post: BlogPost }) {
  return (
    <p className="text-small text-ink-soft">
      {/* In one piece, so that a narrow line breaks after the author and nowhere else. */}
      {post.author} ·{' '}
      <span className="inline-block">
        <LongDate date={post.date} /> · {readTimeOf(post.content)}
      </span>
    </p>
  );
}
