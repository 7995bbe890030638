/** Replaces each picture that fails to load by its fallback: the template after it, or else a frame with its `alt` text. */
export function replaceFailedPictures(): void {
  // Capturing: errors of pictures do not bubble.
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

function frameFor(image: HTMLImageElement): HTMLElement {
  const frame = document.createElement('div');
  frame.className =
    'flex items-center justify-center rounded-card border-2 border-line bg-raffia p-4 text-center text-small text-ink-soft';
  frame.style.aspectRatio = `${image.getAttribute('width')} / ${image.getAttribute('height')}`;
  frame.textContent = image.alt;
  return frame;
}
