import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { galleryIntro } from '../../content/about.ts';
import { gallery } from '../../content/gallery.ts';

export function Gallery() {
  return (
    <Section title={galleryIntro.title}>
      <ul className="grid gap-5 sm:grid-cols-2">
        {gallery.map(({ id, image, caption }) => (
          <li key={id}>
            <figure>
              <Picture picture={image} />
              <figcaption className="mt-2">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
