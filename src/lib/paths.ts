/** The page of a post, by its id. */
export function postPath(id: string): `/blog/${string}` {
  return `/blog/${id}`;
}

/** A project's place on its page: `/projects#green-hands`. */
export function projectPath(title: string): `/projects#${string}` {
  return `/projects#${projectId(title)}`;
}

export function projectId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The absolute URL of a page or file of this site. */
export function absoluteUrl(path: string): string {
  return import.meta.env.SITE_URL + path;
}
