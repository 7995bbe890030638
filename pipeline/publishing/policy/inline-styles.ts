import { createHash } from 'node:crypto';

/** The hashes, as a policy names them, of the styles that stand in documents: each distinct one once. */
export function inlineStyleHashes(documents: string[]): string[] {
  const styles = documents.flatMap((document) =>
    Array.from(document.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs), ([, style = '']) => style),
  );
  return [...new Set(styles)].map(hashOf);
}

/** The hash, as a policy names it, of a style or a script that stands in a document. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
