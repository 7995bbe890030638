import { ActionButton, Button, buttonClass } from '../../components/buttons.tsx';
import { LongDate } from '../../components/deadline.tsx';
import { Picture } from '../../components/picture.tsx';
import { Kicker, Section } from '../../components/sections.tsx';
import type { BlogBlock, BlogPost } from '../../content/types.ts';
import { absoluteUrl, postPath } from '../../lib/paths.ts';
import { readTime } from '../../lib/posts.ts';
import { PostBlock } from './post-block.tsx';

/** A wide opening, then one narrow column to read. */
export function Post({ post }: { post: BlogPost }) {
  return (
    <>
      <article className="pb-section">
        <div className="bg-raffia pb-16 md:pb-28">
          <div className="page-width grid gap-8 pt-10 md:pt-16 lg:grid-cols-2-1 lg:items-end">
            <div>
              <Kicker>{post.category}</Kicker>
              <h1 className="text-poster leading-display">{post.title}</h1>
            </div>
            <div className="grid gap-4">
              <PostFacts post={post} />
              <Share post={post} />
            </div>
          </div>
        </div>
        <div className="page-width -mt-12 md:-mt-20">
          <div className="shared-picture mx-auto max-w-240 overflow-clip rounded-card">
            <Picture isFirst picture={post.image} />
          </div>
        </div>
        <div className="page-width mt-12 md:mt-16">
          <div className="text-flow mx-auto max-w-measure">
            {post.content.map((block, index, blocks) => {
              const number = numberOf(block, blocks.slice(0, index));
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a post never change order while it is read
              return <PostBlock block={block} key={index} number={number} />;
            })}
          </div>
        </div>
      </article>
      <Section surface="sun" heading="beside" title="Be part of it">
        <p className="mb-6 font-display text-large leading-tight font-bold">
          Give your time, your knowledge or your voice.
        </p>
        <ActionButton action={{ label: 'Get Involved', href: '/contact' }} />
      </Section>
    </>
  );
}

/** Author, date and reading time. */
export function PostFacts({ post }: { post: BlogPost }) {
  return (
    <p className="dots-between text-small text-ink-soft">
      <span>{post.author}</span> <LongDate date={post.date} /> <span>{readTime(post.content)}</span>
    </p>
  );
}

/**
 * A button that copies the address of the page, with a field to copy it from where the browser forbids that
 * (src/browser/share.ts), and a link that shares the post on WhatsApp.
 */
function Share({ post: { id, title } }: { post: BlogPost }) {
  const message = `${title} ${absoluteUrl(postPath(id))}`;
  return (
    <div className="flex flex-wrap gap-3 print:hidden" data-share="">
      <div className="scripted-controls">
        <Button look="outlined">Share</Button>
      </div>
      <a
        className={buttonClass('outlined')}
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        rel="noreferrer"
      >
        <span className="sr-only">Share on </span>
        WhatsApp
      </a>
      <div className="w-full" hidden>
        <p id="copy-yourself">
          This browser does not let us copy. The address below is selected: press and hold it and
          choose Copy, or press Ctrl+C.
        </p>
        <input
          aria-labelledby="copy-yourself"
          className="mt-2 min-h-11 w-full rounded-control border-2 border-line bg-card px-3"
          readOnly
          type="url"
        />
      </div>
    </div>
  );
}

/** Callouts with the same title get a number: landmarks of a page need different names. */
function numberOf(block: BlogBlock, before: BlogBlock[]): number {
  if (block.type !== 'callout') return 1;
  return before.filter((other) => 'title' in other && other.title === block.title).length + 1;
}
