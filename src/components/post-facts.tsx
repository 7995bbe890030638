import type { BlogSummary } from '../content/types.ts';
import { LongDate } from './long-date.tsx';

/** Who wrote a post, when, and how long it takes to read. */
export function PostFacts({ post }: { post: BlogSummary }) {
  return (
    <p className="text-small text-ink-soft">
      {post.author} · <LongDate date={post.date} /> · {post.readTime}
    </p>
  );
}
