/** Only the 404 page has a template for unknown posts: a host that knows no page but this sends it for those, too. */
export function answerUnknownAddress(): void {
  const unknownPost = document.querySelector<HTMLTemplateElement>('template[data-title]');
  if (!unknownPost) return;
  console.info(`404: there is no page at ${location.pathname}`);
  if (!/^\/blog\/[^/]+$/.test(location.pathname)) return;
  document.title = unknownPost.dataset['title'] ?? '';
  document.getElementById('main')?.replaceChildren(unknownPost.content);
}
