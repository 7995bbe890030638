import { useLoaderData } from 'react-router';
import { LeavePage } from '../../components/leave-page.tsx';
import { notFound } from '../../content/blog.ts';
import type { BlogPost } from '../../content/types.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { Post } from './post.tsx';
import { PostNotFound } from './post-not-found.tsx';

export const handle: PageHandle<BlogPost | null> = {
  head: (post) =>
    post ? { title: post.title, description: post.excerpt, picture: post.image } : notFound.head,
  leave: <LeavePage />,
};

export function Component() {
  const post = useLoaderData<BlogPost | null>();
  return post ? <Post key={post.id} post={post} /> : <PostNotFound />;
}
