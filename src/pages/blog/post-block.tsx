import { Fragment, type ReactNode } from 'react';
import { withPhoneLinks } from '../../components/contact-links.tsx';
import { BulletList } from '../../components/lists.tsx';
import { Picture } from '../../components/picture.tsx';
import { WovenBand } from '../../components/woven.tsx';
import type { BlogBlock, PostText } from '../../content/types.ts';
import { diamonds, hills } from '../../drawing/charts.ts';

interface PostBlockProps {
  block: BlogBlock;
  /** Which one it is of the callouts with the same title. */
  number: number;
}

export function PostBlock({ block, number }: PostBlockProps) {
  switch (block.type) {
    case 'intro':
      return (
        <p className="pb-2 font-display text-large leading-tight font-bold text-plum">
          {markupOf(block.text)}
        </p>
      );
    case 'paragraph':
      return <p>{markupOf(block.text)}</p>;
    case 'heading':
      return <h2 className="pt-8 text-large">{markupOf(block.text)}</h2>;
    case 'subheading':
      return <h3 className="pt-2">{markupOf(block.text)}</h3>;
    case 'list':
      return <BulletList items={block.items.map(markupOf)} />;
    case 'callout':
      return (
        <aside
          aria-label={number > 1 ? `${block.title} (${number})` : block.title}
          className="my-10 overflow-clip rounded-card bg-raffia sm:-mx-gutter"
        >
          <WovenBand chart={diamonds} className="mt-4" stitch={5} />
          <div className="p-card sm:px-gutter md:py-8">
            <p className="mb-4 font-display text-h3 leading-tight font-bold">{block.title}</p>
            <BulletList items={block.items.map(markupOf)} />
          </div>
        </aside>
      );
    case 'image':
      return block.picture ? <FramedPicture picture={block.picture} /> : <EmptyFrame />;
  }
}

function markupOf(text: PostText): ReactNode {
  return text.map((part, index) => {
    if (typeof part === 'string') return withPhoneLinks(part);
    const words = markupOf(part.words);
    const mark =
      part.type === 'bold' ? (
        <strong className="font-semibold">{words}</strong>
      ) : (
        <a href={part.href}>{words}</a>
      );
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a post never change order while it is read
    return <Fragment key={index}>{mark}</Fragment>;
  });
}

/** A woven band as a placeholder for a picture to come. */
function EmptyFrame() {
  return (
    <div className="my-10 overflow-clip rounded-card bg-raffia pt-4 print:hidden sm:-mx-gutter">
      <WovenBand chart={hills} stitch={7} />
    </div>
  );
}

type Framed = NonNullable<Extract<BlogBlock, { type: 'image' }>['picture']>;

function FramedPicture({ picture }: { picture: Framed }) {
  return (
    <figure className="my-10 grid gap-3 rounded-card dashed-border bg-raffia p-3">
      <Picture picture={picture} />
      {picture.caption && (
        <figcaption className="px-1 text-small text-ink-soft">{picture.caption}</figcaption>
      )}
    </figure>
  );
}
