import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { StepButton } from '../../components/step-button.tsx';
import { gallery } from '../../content/gallery.ts';
import { galleryIntro } from '../../content/labels.ts';

/**
 * Small pictures that open large ones (src/browser/gallery.ts); without JavaScript plain links. Where there is room they make an
 * uneven mosaic: a square, two beside it, and others in pairs, with a wide one at the end where one is left over.
 */
export function Gallery() {
  return (
    <Section title={galleryIntro.title}>
      <ul className="grid gap-x-5 gap-y-8 md:grid-cols-mosaic">
        {gallery.map(({ id, image, caption }) => (
          <li className="md:not-only:first:row-span-2 md:nth-[2n+4]:last:col-span-2" key={id}>
            <figure>
              <a
                className="zooms block overflow-clip rounded-card"
                data-opens=""
                href={image.file.src}
              >
                <Picture picture={image} />
                <span className="sr-only"> – {galleryIntro.enlarge}</span>
              </a>
              <figcaption className="mt-3 font-semibold">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <PictureDialog />
    </Section>
  );
}

/** A picture at full size over the page, with its caption and the way to its neighbours. */
function PictureDialog() {
  return (
    <dialog
      aria-labelledby="picture-caption"
      className="picture-dialog ground-night m-auto overflow-clip backdrop:bg-shade sm:rounded-card"
      data-gallery=""
    >
      {/* On a phone: controls, picture, caption. Where there is room, the caption stands between the controls. */}
      <figure className="grid grid-cols-1-auto items-center sm:grid-cols-auto-1-auto">
        <form className="p-3" method="dialog">
          <Button type="submit">
            <Glyph name="close" />
            {galleryIntro.close}
          </Button>
        </form>
        {gallery.length > 1 && (
          <div className="flex gap-3 p-3 sm:col-start-3">
            <StepButton data-step="-1" direction="back" label={galleryIntro.previous} />
            <StepButton data-step="1" direction="next" label={galleryIntro.next} />
          </div>
        )}
        <div className="col-span-full row-start-2" data-place="" />
        <figcaption
          aria-live="polite"
          className="col-span-full grid min-h-two-lines content-center p-4 text-center font-display text-h3 leading-snug font-bold sm:col-span-1 sm:col-start-2 sm:row-start-1"
          id="picture-caption"
        />
      </figure>
    </dialog>
  );
}
