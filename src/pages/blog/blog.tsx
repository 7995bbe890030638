import { PageIntro } from '../../components/page-intro.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { intro } from '../../content/blog.ts';
import { path } from '../../drawing/charts.ts';
import type { BlogList } from '../../lib/blog-parts.ts';
import { PartLinks } from './part-links.tsx';
import { PostList } from './post-list.tsx';
import { WriteForUs } from './write-for-us.tsx';

/** The list of posts, or a part of it. */
export function Blog({ list }: { list: BlogList }) {
  const isLaterPart = list.newer !== undefined;
  return (
    <>
      <PageIntro
        title={intro.title}
        {...(isLaterPart && list.place ? { text: list.place } : { text: intro.text })}
      />
      <WovenBand chart={path} className="mb-12 bg-raffia md:mb-16" />
      <PostList hasNewest={!isLaterPart} posts={list.posts} />
      {list.place && <PartLinks list={list} />}
      <WriteForUs />
    </>
  );
}
