import content from '#content/gallery.yaml';
import { Button } from '../../components/buttons.tsx';
import { ArrowButton, Icon } from '../../components/icon-buttons.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/sections.tsx';

const { gallery } = content;

/** Small pictures that open in a lightbox (src/browser/gallery.ts); without JavaScript, links to the files. */
export function Gallery() {
  return (
    <Section title="Our Work in Action">
      <ul className="grid gap-x-5 gap-y-8 md:grid-cols-mosaic">
        {gallery.map(({ id, image, caption }) => (
          <li className="md:not-only:first:row-span-2 md:nth-[2n+4]:last:col-span-2" key={id}>
            <figure>
              <a
                className="zoom-on-hover block overflow-clip rounded-card"
                data-opens=""
                href={image.file.src}
              >
                <Picture picture={image} />
                <span className="sr-only"> – open the large picture</span>
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

/** The lightbox: the large picture, its caption, and buttons to the previous and the next. */
function PictureDialog() {
  return (
    <dialog
      aria-labelledby="picture-caption"
      className="lightbox surface-night m-auto overflow-clip backdrop:bg-shade sm:rounded-card"
      data-gallery=""
    >
      {/* On a phone: controls, picture, caption. On wider screens the caption is between the controls. */}
      <figure className="grid grid-cols-1-auto items-center sm:grid-cols-auto-1-auto">
        <form className="p-3" method="dialog">
          <Button type="submit">
            <Icon name="close" />
            Close
          </Button>
        </form>
        {gallery.length > 1 && (
          <div className="flex gap-3 p-3 sm:col-start-3">
            <ArrowButton data-step="-1" direction="back" label="Previous picture" />
            <ArrowButton data-step="1" direction="next" label="Next picture" />
          </div>
        )}
        <div className="col-span-full row-start-2" data-place="" />
        <figcaption
          aria-live="polite"
          className="col-span-full grid min-h-two-lines content-center p-4 text-center font-display text-h3 leading-tight font-bold sm:col-span-1 sm:col-start-2 sm:row-start-1"
          id="picture-caption"
        />
      </figure>
    </dialog>
  );
}
