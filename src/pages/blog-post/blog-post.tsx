import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { notFound } from '../../content/blog.ts';
import type { BlogPost } from '../../content/types.ts';
import { loadPost } from '../../lib/load-posts.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { Post } from './post.tsx';
import { PostNotFound } from './post-not-found.tsx';

export const handle: PageHandle<BlogPost | null> = {
  head: (post) => (post ? { title: post.title, description: post.excerpt } : notFound.head),
};

export function loader({ params }: LoaderFunctionArgs): Promise<BlogPost | null> {
  return loadPost(params['id'] ?? '');
}

export function Component() {
  const post = useLoaderData<typeof loader>();
  return post ? <Post post={post} /> : <PostNotFound />;
}
