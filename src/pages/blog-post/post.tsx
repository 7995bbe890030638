import { Kicker } from '../../components/kicker.tsx';
import { Picture } from '../../components/picture.tsx';
import { PostFacts } from '../../components/post-facts.tsx';
import type { BlogBlock, BlogPost } from '../../content/types.ts';
import { Block } from './block.tsx';
import { Invitation } from './invitation.tsx';
import { Share } from './share.tsx';

/** A wide opening, then one quiet column to read in. */
export function Post({ post }: { post: BlogPost }) {
  return (
    <>
      <article className="pb-section">
        <div className="bg-raffia pb-16 md:pb-28">
          <div className="page-width grid gap-8 pt-10 md:pt-16 lg:grid-cols-2-1 lg:items-end">
            <div>
              <Kicker>{post.category}</Kicker>
              <h1 className="text-poster leading-tight">{post.title}</h1>
            </div>
            <div className="stack-4">
              <PostFacts post={post} />
              <Share post={post} />
            </div>
          </div>
        </div>
        <div className="page-width -mt-12 md:-mt-20">
          <div className="travelling-picture mx-auto max-w-240 overflow-clip rounded-card">
            <Picture isFirst picture={post.image} />
          </div>
        </div>
        <div className="page-width mt-12 md:mt-16">
          <div className="mx-auto max-w-measure stack-6">
            {post.content.map((block, index, blocks) => {
              const number = numberOf(block, blocks.slice(0, index));
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a post never change order while it is read
              return <Block block={block} key={index} number={number} />;
            })}
          </div>
        </div>
      </article>
      <Invitation />
    </>
  );
}

/** Screen readers list the boxes of a page by their titles, which have to differ. */
function numberOf(block: BlogBlock, before: BlogBlock[]): number {
  if (block.type !== 'callout') return 1;
  return before.filter((other) => 'title' in other && other.title === block.title).length + 1;
}
