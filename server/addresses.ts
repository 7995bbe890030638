/** The decoded path of a request and its query as it came; undefined for what is not a path, such as `*`. */
export function parseTarget(target: string): { path: string; query: string } | undefined {
  // Proxies may send the whole address.
  const [, rawPath = '', query = ''] =
    /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/is.exec(target) ?? [];
  if (!rawPath.startsWith('/')) return undefined;
  try {
    return { path: decodeURIComponent(rawPath), query };
  } catch {
    // No file has such a name, so the visitor gets the 404 page.
    return { path: rawPath, query };
  }
}

/** A page has one address: without a slash or ".html" at its end, and "/" for the start page. */
export function cleanPathOf(path: string): string {
  return (
    path
      // Without the lookbehind, the time for a long row of slashes would grow with its square.
      .replace(/(?<!\/)\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '') || '/'
  );
}

export function fileOf(cleanPath: string): string {
  if (cleanPath === '/') return '/index.html';
  return /\.[a-z0-9]+$/.test(cleanPath) ? cleanPath : `${cleanPath}.html`;
}

/** An unknown post has a 404 page of its own. */
export function notFoundPageOf(path: string): string {
  return /^\/blog\/[^/]+\/*$/.test(path) ? '/blog/404.html' : '/404.html';
}
