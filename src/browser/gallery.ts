import { hasModifier } from '../lib/dom-events.ts';

declare global {
  interface Window {
    /** The picture that was clicked before this script had loaded (head-script.ts). */
    pendingPicture?: HTMLElement;
  }
}

/** Opens the pictures of the gallery in its lightbox. */
export function initGallery(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-gallery]');
  const place = dialog?.querySelector('[data-place]');
  const caption = dialog?.querySelector('figcaption');
  const links = [...document.querySelectorAll<HTMLElement>('a[data-opens]')];
  if (!dialog || !place || !caption) return;
  let shown = 0;
  let opened: HTMLElement | undefined;
  let isPressOutside = false;

  function show(index: number) {
    shown = (index + links.length) % links.length;
    const small = links[shown]?.firstElementChild;
    // A copy, loaded eagerly and as wide as the screen.
    const large = small?.cloneNode(true) as HTMLElement;
    for (const source of large.querySelectorAll('source')) source.sizes = '100vw';
    const image = large.querySelector('img');
    if (image) {
      image.className = '';
      image.loading = 'eager';
      dialog?.style.setProperty('--ratio', `${image.width / image.height}`);
    }
    place?.replaceChildren(large);
    caption?.replaceChildren(links[shown]?.nextElementSibling?.textContent ?? '');
  }

  for (const [index, link] of links.entries()) {
    link.ariaHasPopup = 'dialog';
    link.addEventListener('click', (event) => {
      if (hasModifier(event)) return;
      event.preventDefault();
      opened = link;
      show(index);
      dialog.showModal();
    });
  }
  dialog.addEventListener('close', () => opened?.focus());
  for (const step of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
    step.addEventListener('click', () => show(shown + Number(step.dataset['step'])));
  }
  dialog.addEventListener('keydown', (event) => {
    if (hasModifier(event)) return;
    if (event.key === 'ArrowLeft') show(shown - 1);
    if (event.key === 'ArrowRight') show(shown + 1);
  });
  // A click on the dialog itself is one on its backdrop. The space beside a narrow picture looks like the backdrop.
  const isOutside = ({ target }: Event) => target === dialog || target === place;
  dialog.addEventListener('pointerdown', (event) => {
    isPressOutside = isOutside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (isPressOutside && isOutside(event)) dialog.close();
  });
  window.pendingPicture?.click();
}
