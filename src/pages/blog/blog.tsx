import { useLoaderData } from 'react-router';
import { PageIntro } from '../../components/page-intro.tsx';
import { PageNotFound } from '../../components/page-not-found.tsx';
import { SectionBoundaries } from '../../components/section-boundaries.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { head, intro } from '../../content/blog.ts';
import { notFound } from '../../content/not-found.ts';
import { path } from '../../drawing/charts.ts';
import type { BlogList } from '../../lib/blog-parts.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { PartLinks } from './part-links.tsx';
import { PostList } from './post-list.tsx';
import { WriteForUs } from './write-for-us.tsx';

export const handle: PageHandle<BlogList | null> = {
  head: (list) => {
    if (!list) return notFound.head;
    if ('posts' in list) return { ...list.head, picture: list.posts[0]?.image };
    return { ...head, picture: list[0]?.image };
  },
};

/** The list of posts, or the part of it that the address names. */
export function Component() {
  const list = useLoaderData<BlogList | null>();
  if (!list) return <PageNotFound />;
  const part = 'posts' in list ? list : undefined;
  const isLaterPart = part?.newer !== undefined;
  return (
    <SectionBoundaries key={part?.place}>
      <PageIntro text={isLaterPart ? part.place : intro.text} title={intro.title} />
      <WovenBand chart={path} className="mb-12 bg-raffia md:mb-16" />
      <PostList hasNewest={!isLaterPart} posts={'posts' in list ? list.posts : list} />
      {part && <PartLinks part={part} />}
      <WriteForUs />
    </SectionBoundaries>
  );
}
