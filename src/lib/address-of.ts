/** The whole address of a page or file of this site, as others may write it down. */
export function addressOf(path: string): string {
  return import.meta.env.SITE_URL + path;
}
