import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { StepButton } from '../../../components/step-button.tsx';
import { galleryIntro } from '../../../content/about.ts';
import type { GalleryImage } from '../../../content/types.ts';
import { hasModifier } from '../../../lib/has-modifier.ts';

interface PictureDialogProps {
  images: GalleryImage[];
  selected: number;
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** A picture at full size over the page, with its caption and the way to its neighbours. */
export function PictureDialog({ images, selected, onSelect, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const captionId = useId();
  const image = images[selected];

  useEffect(() => dialog.current?.showModal(), []);

  function step(by: number) {
    onSelect((selected + by + images.length) % images.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  }

  // The dialog's box is filled by its content, so what hits the dialog itself is the backdrop.
  function isOutside({ target }: { target: EventTarget }) {
    return target === dialog.current;
  }

  return (
    <dialog
      aria-labelledby={captionId}
      className="m-auto max-w-page bg-card text-ink backdrop:bg-shade sm:rounded-card"
      onClick={(event) => pressedOutside.current && isOutside(event) && dialog.current?.close()}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent) => {
        pressedOutside.current = isOutside(event);
      }}
      ref={dialog}
    >
      <div>
        <div className="flex flex-wrap justify-between gap-3 p-4">
          <Button onClick={() => dialog.current?.close()}>{galleryIntro.close}</Button>
          <div className="flex gap-3">
            <StepButton direction="back" label={galleryIntro.previous} onClick={() => step(-1)} />
            <StepButton direction="on" label={galleryIntro.next} onClick={() => step(1)} />
          </div>
        </div>
        {image && (
          <figure>
            <Picture className="max-h-[70dvh] rounded-none object-contain" picture={image.image} />
            <figcaption aria-live="polite" className="p-4" id={captionId}>
              {image.caption}
            </figcaption>
          </figure>
        )}
      </div>
    </dialog>
  );
}
