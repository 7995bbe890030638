/** Puts what the page has ready for it in the place of a picture that does not load, or else a frame with the picture's words. */
export function replaceFailedPictures(): void {
  // Errors of pictures do not bubble.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && replace(target),
    true,
  );
  for (const image of [...document.images]) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  const picture = image.closest('picture') ?? image;
  const fallback = picture.nextElementSibling;
  picture.replaceWith(fallback instanceof HTMLTemplateElement ? fallback.content : frameFor(image));
}

function frameFor({ alt, width, height, attributes }: HTMLImageElement): HTMLElement {
  const frame = document.createElement('div');
  frame.className =
    'flex items-center justify-center rounded-card edge-2 border-line bg-raffia p-4 text-center text-small text-ink-soft';
  frame.style.aspectRatio = `${attributes.getNamedItem('width')?.value ?? width} / ${attributes.getNamedItem('height')?.value ?? height}`;
  frame.textContent = alt;
  return frame;
}
