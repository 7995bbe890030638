/** The path that a request's target means, decoded, and the query as it came; undefined where it is no path. */
export function readTarget(target: string): { path: string; query: string } | undefined {
  // Proxies may send the whole address.
  const [, rawPath = '', query = ''] =
    /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/is.exec(target) ?? [];
  const path = decode(rawPath);
  return path.startsWith('/') ? { path, query } : undefined;
}

/** What cannot be decoded stays as it is: no file is called so, and its visitor sees the page for what is not there. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A page has one address: no slash and no ".html" behind it, and nothing but "/" for the start page. */
export function cleanPathOf(path: string): string {
  return (
    path
      // Without the look behind, the time for a long row of slashes would grow with its square.
      .replace(/(?<!\/)\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '') || '/'
  );
}

/** The file behind an address. */
export function fileOf(cleanPath: string): string {
  if (cleanPath === '/') return '/index.html';
  return /\.[a-z0-9]+$/.test(cleanPath) ? cleanPath : `${cleanPath}.html`;
}

/** The pages for what is not there have no address of their own. */
export function isErrorPage(cleanPath: string): boolean {
  return cleanPath.endsWith('/404');
}

/** The page for what is not there: an unknown post has a screen of its own. */
export function errorPageOf(path: string): string {
  return /^\/blog\/[^/]+\/*$/.test(path) ? '/blog/404.html' : '/404.html';
}
