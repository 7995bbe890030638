/** Where a post stands on the site, by its id: below the blog. */
export function postPath(id: string): `/blog/${string}` {
  return `/blog/${id}`;
}
