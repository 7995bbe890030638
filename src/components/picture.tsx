import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../content/types.ts';

/** How a picture fits into its parent. */
const fits = {
  /** As wide as its parent, in its own aspect ratio. */
  width: 'h-auto w-full rounded-card',
  /** Fills its parent, cropped. */
  box: 'size-full object-cover',
};

/**
 * For the attribute `sizes`: how wide the photo is. On phones a third less than it is: the difference is invisible on a small
 * screen, and halves what a visitor pays.
 */
const sizes: Record<keyof typeof fits, string> = {
  width: '(min-width: 48rem) 50vw, 66vw',
  box: '13rem',
};

interface PictureProps {
  picture: PictureContent;
  /** Replaces it if it fails to load (src/browser/failed-pictures.ts); by default a frame with its `alt` text. */
  fallback?: ReactNode;
  fit?: keyof typeof fits;
  /** Loaded eagerly, at the top of the page; others are lazy. */
  isFirst?: boolean;
}

/** Reserves its place while it loads, so that there is no layout shift. */
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
