import { ActionButton } from '../../components/action-button.tsx';
import { Picture } from '../../components/picture.tsx';
import { PostFacts } from '../../components/post-facts.tsx';
import { readMore } from '../../content/blog.ts';
import type { BlogPost } from '../../content/types.ts';
import { postPath } from '../../lib/post-path.ts';

interface PostCardProps {
  post: BlogPost;
  /** At the top of the page. */
  isFirst: boolean;
  /** With its picture beside the words. */
  isWide: boolean;
}

/** What the list says of a post. */
export function PostCard({ post, isFirst, isWide }: PostCardProps) {
  const href = postPath(post.id);
  return (
    <article
      className={`group grid gap-6 ${isWide ? 'items-start lg:grid-cols-7-5 lg:gap-14' : ''}`}
    >
      {/* The link that is followed has the focus. */}
      <div className="zooms overflow-clip rounded-card group-focus-within:travelling-picture">
        <Picture isFirst={isFirst} picture={post.image} />
      </div>
      <div className="flex flex-col items-start gap-4">
        <p className="font-semibold text-bark">{post.category}</p>
        <h2 className={isWide ? 'text-h1' : 'text-large'}>
          <a className="text-ink no-underline hover:underline" href={href}>
            {post.title}
          </a>
        </h2>
        <PostFacts post={post} />
        <p className="max-w-measure text-lead">{post.excerpt}</p>
        <ActionButton about={post.title} action={{ label: readMore, href }} look="outlined" />
      </div>
    </article>
  );
}
