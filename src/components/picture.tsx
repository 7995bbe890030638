import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../content/types.ts';
import { useLoadFailure } from './use-load-failure.ts';

/** How a picture takes up the room it has. */
const fits = {
  /** As wide as the room, in its own shape. */
  width: 'h-auto w-full rounded-card',
  /** Over the whole room, cut where it does not fit. */
  box: 'size-full object-cover',
  /** As large as the room lets it be, uncut. */
  screen: 'size-full object-contain',
};

/**
 * How wide a photo that fits so is on the page. On phones we say a third less than it is: on their small screens nobody
 * sees the difference, and a visitor pays half.
 */
const sizes: Record<keyof typeof fits, string> = {
  width: '(min-width: 48rem) 50vw, 66vw',
  box: '13rem',
  screen: '100vw',
};

interface PictureProps {
  picture: PictureContent;
  /** Shown when the picture does not load; without it, an empty frame with the words of the picture. */
  fallback?: ReactNode;
  fit?: keyof typeof fits;
  /** At the top of the page: fetched at once, the others when they come near the screen. */
  isFirst?: boolean;
}

/** A picture that keeps its place while it loads, and when it does not. */
export function Picture({ picture, fallback, fit = 'width', isFirst }: PictureProps) {
  const { file, alt } = picture;
  const { src, width, height, photo } = file;
  const { image, hasFailed, onError } = useLoadFailure(src);
  if (hasFailed) return fallback ?? <Frame picture={picture} />;
  // What stands in its place until it comes.
  const tone = fit === 'screen' ? '' : (photo?.tone ?? 'bg-raffia');
  return (
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
        className={`${fits[fit]} ${tone}`}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onError={onError}
        ref={image}
      />
    </picture>
  );
}

function Frame({ picture: { file, alt } }: { picture: PictureContent }) {
  return (
    <div
      className="flex items-center justify-center rounded-card edge-2 border-line bg-raffia p-4 text-center text-small text-ink-soft"
      // Only ever drawn in the browser, never in a prerendered page, whose policy forbids style attributes.
      style={{ aspectRatio: `${file.width} / ${file.height}` }}
    >
      {alt}
    </div>
  );
}
