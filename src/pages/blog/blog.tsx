import { ActionButton } from '../../components/action-button.tsx';
import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Picture } from '../../components/picture.tsx';
import { PostFacts } from '../../components/post-facts.tsx';
import { Section } from '../../components/section.tsx';
import { WovenBand } from '../../components/woven-band.tsx';
import { empty, feed, inThisPost, intro, parts, readMore, writeForUs } from '../../content/blog.ts';
import type { BlogPost } from '../../content/types.ts';
import { path } from '../../drawing/charts.ts';
import type { BlogList } from '../../lib/blog-parts.ts';
import { postPath } from '../../lib/post-path.ts';
import { wordsIn } from '../../lib/post-words.ts';

/** The list of posts, or a part of it: the newest of all wide, the others two in a row. */
export function Blog({ list }: { list: BlogList }) {
  const { posts, place, newer } = list;
  const hasNewest = newer === undefined;
  return (
    <>
      <PageIntro title={intro.title} text={(!hasNewest && place) || intro.text} />
      <WovenBand chart={path} className="mb-12 bg-raffia md:mb-16" />
      {posts.length === 0 ? (
        <EmptyState empty={empty} />
      ) : (
        <ul className="page-width grid gap-x-10 gap-y-16 pb-section md:grid-cols-2">
          {posts.map((post, index) => (
            <li className={hasNewest ? 'first:md:col-span-2' : undefined} key={post.id}>
              <PostCard isFirst={index === 0} isWide={hasNewest && index === 0} post={post} />
              {posts.length === 1 && <PostHeadings post={post} />}
            </li>
          ))}
        </ul>
      )}
      {place && <PartLinks list={list} />}
      <Section ground="raffia" heading="beside" title={writeForUs.title}>
        <p className="mb-6 max-w-measure text-lead">{writeForUs.text}</p>
        <ActionButton action={writeForUs.link} look="outlined" />
        <p className="mt-8">
          <a href="/rss.xml">{feed}</a>
        </p>
      </Section>
    </>
  );
}

interface PostCardProps {
  post: BlogPost;
  /** At the top of the page. */
  isFirst: boolean;
  /** With its picture beside the words. */
  isWide: boolean;
}

/** What the list says of a post. */
function PostCard({ post, isFirst, isWide }: PostCardProps) {
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

/** Below a post that is the only one, so that the page has something to read. */
function PostHeadings({ post }: { post: BlogPost }) {
  const headings = post.content.flatMap((block) =>
    block.type === 'heading' ? [wordsIn(block.text)] : [],
  );
  if (headings.length === 0) return null;
  return (
    <div className="mt-12 rounded-card ground-night p-box md:mt-16 md:p-12">
      <p className="mb-6 font-semibold text-bark">{inThisPost}</p>
      <ol className="gap-x-14 font-display text-large leading-snug font-bold md:columns-2">
        {headings.map((heading) => (
          <li className="break-inside-avoid stitched-above py-4" key={heading}>
            {heading}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Which part of the list this is, and the ways to those before and after it. */
function PartLinks({ list: { place, newer, older } }: { list: BlogList }) {
  return (
    <nav aria-label={parts.name} className="page-width pb-section">
      <div className="flex flex-wrap items-center justify-between gap-4 stitched-above pt-8">
        <p aria-current="page" className="text-small text-ink-soft">
          {place}
        </p>
        <p className="flex flex-wrap gap-3">
          {newer && (
            <a className={buttonClass('outlined')} href={newer.href} rel="prev">
              {newer.label}
            </a>
          )}
          {older && (
            <a className={buttonClass()} href={older.href} rel="next">
              {older.label}
            </a>
          )}
        </p>
      </div>
    </nav>
  );
}
