import { ActionButton, buttonClass } from '../../components/buttons.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Picture } from '../../components/picture.tsx';
import { PageIntro, Section } from '../../components/sections.tsx';
import { WovenBand } from '../../components/woven.tsx';
import { noPosts } from '../../content/messages.ts';
import type { BlogPost } from '../../content/types.ts';
import { path } from '../../drawing/charts.ts';
import { postPath } from '../../lib/paths.ts';
import { type BlogPage, textContent } from '../../lib/posts.ts';
import { PostFacts } from './post.tsx';

/** The list of posts, or one page of it: the newest post wide, the others two in a row. */
export function Blog({ list }: { list: BlogPage }) {
  const { posts, position, newer } = list;
  const hasNewest = newer === undefined;
  return (
    <>
      <PageIntro
        text={
          (!hasNewest && position) ||
          'What we see, what we learn and what we ask for, in circles, in tree nurseries and where budgets are made.'
        }
        title="Blog"
      />
      <WovenBand chart={path} className="mb-12 bg-raffia md:mb-16" />
      {posts.length === 0 ? (
        <EmptyState
          empty={{ title: noPosts, link: { label: 'See Our Projects', href: '/projects' } }}
        />
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
      {position && <Pagination list={list} />}
      <Section surface="raffia" heading="beside" title="Write with us">
        <p className="mb-6 max-w-measure text-lead">
          Are you between 10 and 24, with something to say? Send us a page, in any language you
          like, and we help with the rest. Under 18, a parent or guardian must agree, and we print
          another name.
        </p>
        <ActionButton action={{ label: 'Contact Us', href: '/contact' }} look="outlined" />
        <p className="mt-8">
          <a href="/rss.xml">Follow the blog in a feed reader (RSS)</a>
        </p>
      </Section>
    </>
  );
}

interface PostCardProps {
  post: BlogPost;
  /** At the top of the page. */
  isFirst: boolean;
  /** With the picture beside the text. */
  isWide: boolean;
}

function PostCard({ post, isFirst, isWide }: PostCardProps) {
  const href = postPath(post.id);
  return (
    <article
      className={`group grid gap-6 ${isWide ? 'items-start lg:grid-cols-7-5 lg:gap-14' : ''}`}
    >
      {/* The link that was clicked has the focus: its picture takes part in the view transition. */}
      <div className="zoom-on-hover overflow-clip rounded-card group-focus-within:shared-picture">
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
        <ActionButton about={post.title} action={{ label: 'Read More', href }} look="outlined" />
      </div>
    </article>
  );
}

/** Below the only post: its table of contents, so that the page is not half empty. */
function PostHeadings({ post }: { post: BlogPost }) {
  const headings = post.content.flatMap((block) =>
    block.type === 'heading' ? [textContent(block.text)] : [],
  );
  if (headings.length === 0) return null;
  return (
    <div className="mt-12 rounded-card surface-night p-card md:mt-16 md:p-12">
      <p className="mb-6 font-semibold text-bark">In this post</p>
      <ol className="gap-x-14 font-display text-large leading-tight font-bold md:columns-2">
        {headings.map((heading) => (
          <li className="break-inside-avoid dashed-top py-4" key={heading}>
            {heading}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Pagination({ list: { position, newer, older } }: { list: BlogPage }) {
  return (
    <nav aria-label="Pages of the blog" className="page-width pb-section">
      <div className="flex flex-wrap items-center justify-between gap-4 dashed-top pt-8">
        <p aria-current="page" className="text-small text-ink-soft">
          {position}
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
