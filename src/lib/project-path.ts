/** Where a project stands on its page: `/projects#green-hands`. */
export function projectPath(title: string): `/projects#${string}` {
  return `/projects#${projectId(title)}`;
}

export function projectId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
