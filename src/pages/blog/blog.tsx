import { useLoaderData } from 'react-router';
import { PageIntro } from '../../components/page-intro.tsx';
import { head, intro } from '../../content/blog.ts';
import type { BlogSummary } from '../../content/types.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { PostList } from './post-list.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  const posts = useLoaderData<BlogSummary[]>();
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      <PostList posts={posts} />
    </>
  );
}
