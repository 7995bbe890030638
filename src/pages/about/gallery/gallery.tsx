import { type MouseEvent, useRef, useState } from 'react';
import { Picture } from '../../../components/picture.tsx';
import { Section } from '../../../components/section.tsx';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { galleryIntro } from '../../../content/about.ts';
import { gallery } from '../../../content/gallery.ts';
import { hasModifier } from '../../../lib/has-modifier.ts';
import { PictureDialog } from './picture-dialog.tsx';

/**
 * Small pictures that open large ones; without JavaScript, or where dialogs are unknown, as plain links. Where there is
 * room they make an uneven mosaic: a square, two beside it, and a wide one below.
 */
export function Gallery() {
  const [selected, setSelected] = useState<number>();
  const thumbnail = useRef<HTMLElement>(null);
  const hasDialog = useHydrated() && 'HTMLDialogElement' in window;

  function open(event: MouseEvent<HTMLElement>, index: number) {
    if (hasModifier(event) || !hasDialog) return;
    event.preventDefault();
    thumbnail.current = event.currentTarget;
    setSelected(index);
  }

  function close() {
    setSelected(undefined);
    thumbnail.current?.focus();
  }

  return (
    <Section title={galleryIntro.title}>
      <ul className="grid gap-x-5 gap-y-8 md:grid-cols-mosaic" data-needs-react="">
        {gallery.map(({ id, image, caption }, index) => (
          <li className="md:first:row-span-2 md:last:col-span-2" key={id}>
            <figure>
              <a
                aria-haspopup={hasDialog ? 'dialog' : undefined}
                className="zooms block overflow-clip rounded-card"
                href={image.file.src}
                onClick={(event) => open(event, index)}
              >
                <Picture picture={image} />
                <span className="sr-only"> – {galleryIntro.enlarge}</span>
              </a>
              <figcaption className="mt-3 font-semibold">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {selected !== undefined && (
        <PictureDialog
          images={gallery}
          onClose={close}
          onSelect={setSelected}
          selected={selected}
        />
      )}
    </Section>
  );
}
