import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Glyph } from '../../../components/glyph.tsx';
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

/**
 * A picture at full size over the page, with its caption and the way to its neighbours. It has one size for all pictures, so
 * that the controls stay under the thumb from one to the next.
 */
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
      className="ground-night m-auto h-picture-dialog w-full max-w-page overflow-clip backdrop:bg-shade sm:rounded-card"
      onClick={(event) => pressedOutside.current && isOutside(event) && dialog.current?.close()}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent) => {
        pressedOutside.current = isOutside(event);
      }}
      ref={dialog}
    >
      {/* On a phone: controls, picture, caption. Where there is room, the caption stands between the controls. */}
      <figure className="grid h-full grid-cols-1-auto grid-rows-auto-1-auto items-center sm:grid-cols-auto-1-auto sm:grid-rows-auto-1">
        <div className="p-3">
          <Button onClick={() => dialog.current?.close()}>
            <Glyph name="close" />
            {galleryIntro.close}
          </Button>
        </div>
        <div className="flex gap-3 p-3 sm:col-start-3">
          <StepButton direction="back" label={galleryIntro.previous} onClick={() => step(-1)} />
          <StepButton direction="next" label={galleryIntro.next} onClick={() => step(1)} />
        </div>
        {image && (
          <>
            <div className="col-span-full row-start-2 h-full min-h-0">
              <Picture fit="screen" picture={image.image} />
            </div>
            <figcaption
              aria-live="polite"
              className="col-span-full grid min-h-two-lines content-center p-4 text-center font-display text-h3 leading-snug font-bold sm:col-span-1 sm:col-start-2 sm:row-start-1"
              id={captionId}
            >
              {image.caption}
            </figcaption>
          </>
        )}
      </figure>
    </dialog>
  );
}
