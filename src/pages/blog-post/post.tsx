import { ActionButton } from '../../components/action-button.tsx';
import { Picture } from '../../components/picture.tsx';
import { PostFacts } from '../../components/post-facts.tsx';
import { Section } from '../../components/section.tsx';
import { invitation } from '../../content/blog.ts';
import type { BlogPost } from '../../content/types.ts';
import { Block } from './block.tsx';
import { Share } from './share.tsx';

export function Post({ post }: { post: BlogPost }) {
  return (
    <>
      <article className="mx-auto max-w-measure space-y-5">
        <Picture picture={post.image} />
        <p className="font-semibold text-bark">{post.category}</p>
        <h1>{post.title}</h1>
        <PostFacts post={post} />
        <Share />
        {post.content.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a post never change order while it is read
          <Block block={block} key={index} />
        ))}
      </article>
      <div className="mx-auto max-w-measure">
        <Section text={invitation.text} title={invitation.title}>
          <ActionButton action={invitation.link} />
        </Section>
      </div>
    </>
  );
}
