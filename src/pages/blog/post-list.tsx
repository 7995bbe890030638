import { EmptyState } from '../../components/empty-state.tsx';
import { empty } from '../../content/blog.ts';
import type { BlogPost } from '../../content/types.ts';
import { PostCard } from './post-card.tsx';

interface PostListProps {
  posts: BlogPost[];
  /** Whether the first of them is the newest of all. */
  hasNewest: boolean;
}

/** The newest post wide, the others two in a row. */
export function PostList({ posts, hasNewest }: PostListProps) {
  if (posts.length === 0) return <EmptyState empty={empty} />;
  return (
    <ul className="page-width grid gap-x-10 gap-y-16 pb-section md:grid-cols-2">
      {posts.map((post, index) => (
        <li className={hasNewest ? 'first:md:col-span-2' : undefined} key={post.id}>
          <PostCard isFirst={index === 0} isWide={hasNewest && index === 0} post={post} />
        </li>
      ))}
    </ul>
  );
}
