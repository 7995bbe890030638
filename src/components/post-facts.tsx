import type { BlogSummary } from '../content/types.ts';
import { LongDate } from './long-date.tsx';

/** Who wrote a post, when, and how long it takes to read. */
export function PostFacts({ post }: { post: BlogSummary }) {
  return (
    <p className="text-small text-ink-soft">
      {/* In one piece, so that a narrow line breaks after the author and nowhere else. */}
      {post.author} ·{' '}
      <span className="inline-block">
        <LongDate date={post.date} /> · {post.readTime}
      </span>
    </p>
  );
}
