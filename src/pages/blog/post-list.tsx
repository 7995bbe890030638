import { ActionButton } from '../../components/action-button.tsx';
import { Picture } from '../../components/picture.tsx';
import { PostFacts } from '../../components/post-facts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { empty, readMore } from '../../content/blog.ts';
import type { BlogSummary } from '../../content/types.ts';

export function PostList({ posts }: { posts: BlogSummary[] }) {
  if (posts.length === 0) return <p className="mt-10 text-lead">{empty}</p>;
  return (
    <ul className="mt-10 grid gap-8">
      {posts.map((post) => (
        <li key={post.id}>
          <article className="grid gap-6 rounded-card bg-card p-6 md:grid-cols-2">
            <Picture picture={post.image} />
            <div className="flex flex-col items-start gap-3">
              <p className="text-small font-semibold text-bark">{post.category}</p>
              <h2>
                <SiteLink className="no-underline hover:underline" href={`/blog/${post.id}`}>
                  {post.title}
                </SiteLink>
              </h2>
              <PostFacts post={post} />
              <p>{post.excerpt}</p>
              <ActionButton
                about={post.title}
                action={{ label: readMore, href: `/blog/${post.id}` }}
                look="outlined"
              />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
