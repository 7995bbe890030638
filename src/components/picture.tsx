import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../content/types.ts';

/** How a picture takes up the room it has. */
const fits = {
  /** As wide as the room, in its own shape. */
  width: 'h-auto w-full rounded-card',
  /** Over the whole room, cut where it does not fit. */
  box: 'size-full object-cover',
};

/**
 * How wide a photo that fits so is on the page. On phones we say a third less than it is: on their small screens nobody
 * sees the difference, and a visitor pays half.
 */
const sizes: Record<keyof typeof fits, string> = {
  width: '(min-width: 48rem) 50vw, 66vw',
  box: '13rem',
};

interface PictureProps {
  picture: PictureContent;
  /** Stands in its place when it does not load (src/browser/failed-pictures.ts); without it, a frame with its words. */
  fallback?: ReactNode;
  fit?: keyof typeof fits;
  /** At the top of the page: fetched at once, the others when they come near the screen. */
  isFirst?: boolean;
}

/** A picture that keeps its place while it loads. */
export function Picture({ picture, fallback, fit = 'width', isFirst }: PictureProps) {
  const { file, alt } = picture;
  const { src, width, height, photo } = file;
  const element = (
    <picture>
      {photo &&
        ['avif', 'webp'].map((format) => (
          <source
            key={format}
            sizes={sizes[fit]}
            srcSet={photo.widths
              .map((wide) => `${src.replace(/\d+\.webp$/, `${wide}.${format}`)} ${wide}w`)
              .join(', ')}
            type={`image/${format}`}
          />
        ))}
      <img
        className={`${fits[fit]} ${photo?.tone ?? 'bg-raffia'}`}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
  if (!fallback) return element;
  return (
    <>
      {element}
      <template>{fallback}</template>
    </>
  );
}
