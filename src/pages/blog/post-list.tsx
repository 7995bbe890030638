import { EmptyState } from '../../components/empty-state.tsx';
import { empty } from '../../content/blog.ts';
import type { BlogSummary } from '../../content/types.ts';
import { PostCard } from './post-card.tsx';

/** The newest post wide, the others two in a row. */
export function PostList({ posts }: { posts: BlogSummary[] }) {
  if (posts.length === 0) return <EmptyState empty={empty} />;
  return (
    <ul className="page-width grid gap-x-10 gap-y-16 pb-section md:grid-cols-2">
      {posts.map((post, index) => (
        <li className="first:md:col-span-2" key={post.id}>
          <PostCard isNewest={index === 0} post={post} />
        </li>
      ))}
    </ul>
  );
}
