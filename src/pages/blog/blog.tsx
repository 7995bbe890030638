import { useLoaderData } from 'react-router';
import { PageIntro } from '../../components/page-intro.tsx';
import { PageParts } from '../../components/page-parts.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { feed, head, intro } from '../../content/blog.ts';
import type { BlogSummary } from '../../content/types.ts';
import { path } from '../../drawing/charts.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { PostList } from './post-list.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  const posts = useLoaderData<BlogSummary[]>();
  return (
    <PageParts>
      <PageIntro text={intro.text} title={intro.title} />
      <WovenBand chart={path} className="mb-12 bg-raffia md:mb-16" />
      <PostList posts={posts} />
      <p className="page-width pb-section">
        <a href="/rss.xml">{feed}</a>
      </p>
    </PageParts>
  );
}
