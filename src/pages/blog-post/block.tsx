import { BulletList } from '../../components/bullet-list.tsx';
import type { BlogBlock } from '../../content/types.ts';

/** One block of a post, by its type. */
export function Block({ block }: { block: BlogBlock }) {
  switch (block.type) {
    case 'intro':
      return <p className="text-lead">{block.text}</p>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return <h2 className="pt-4">{block.text}</h2>;
    case 'subheading':
      return <h3 className="pt-2">{block.text}</h3>;
    case 'list':
      return <BulletList items={block.items} />;
    case 'callout':
      return (
        <aside aria-label={block.title} className="rounded-card bg-raffia p-6">
          <p className="mb-3 font-display text-h3 font-bold">{block.title}</p>
          <BulletList items={block.items} />
        </aside>
      );
    case 'image':
      return <div className="aspect-video rounded-card border-2 border-line" />;
  }
}
