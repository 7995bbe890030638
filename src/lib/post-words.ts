import { readTime } from '../content/blog.ts';
import type { BlogBlock, PostText } from '../content/types.ts';

const wordsAMinute = 200;

/** The words alone. */
export function wordsIn(text: PostText): string {
  return text.map((part) => (typeof part === 'string' ? part : wordsIn(part.words))).join('');
}

/** How long a post takes to read, such as "5 min read". */
export function readTimeOf(content: BlogBlock[]): string {
  const { length } = content.flatMap(textsOf).join(' ').match(/\S+/g) ?? [];
  const minutes = Math.max(1, Math.round((length ?? 0) / wordsAMinute));
  return readTime.replace('{minutes}', String(minutes));
}

function textsOf(block: BlogBlock): string[] {
  switch (block.type) {
    case 'image':
      return [block.picture?.caption ?? ''];
    case 'callout':
      return [block.title, ...block.items.map(wordsIn)];
    case 'list':
      return block.items.map(wordsIn);
    default:
      return [wordsIn(block.text)];
  }
}
