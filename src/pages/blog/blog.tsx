import { useLoaderData } from 'react-router';
import { PageIntro } from '../../components/page-intro.tsx';
import { head, intro } from '../../content/blog.ts';
import { loadPosts } from '../../lib/load-posts.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { PostList } from './post-list.tsx';

export const handle: PageHandle = { head: () => head };

export const loader = loadPosts;

export function Component() {
  const posts = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      <PostList posts={posts} />
    </>
  );
}
