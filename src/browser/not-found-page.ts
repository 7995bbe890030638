/** Logs the unknown path. A host with a single 404 page sends it for unknown posts, too: then shows the template for those. */
export function initNotFoundPage(): void {
  const unknownPost = document.querySelector<HTMLTemplateElement>('template[data-title]');
  if (!unknownPost) return;
  console.info(`404: there is no page at ${location.pathname}`);
  if (!/^\/blog\/[^/]+$/.test(location.pathname)) return;
  document.title = unknownPost.dataset['title'] ?? '';
  document.getElementById('main')?.replaceChildren(unknownPost.content);
}
