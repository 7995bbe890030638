import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../content/types.ts';
import { useLoadFailure } from './use-load-failure.ts';

/** How a picture takes up the room it has. */
const fits = {
  /** As wide as the room, in its own shape. */
  width: 'h-auto w-full rounded-card bg-raffia',
  /** Over the whole room, cut where it does not fit. */
  box: 'size-full bg-raffia object-cover',
  /** As large as the screen lets it be, uncut. */
  screen: 'h-auto max-h-[82dvh] w-full object-contain',
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
  const { image, hasFailed, onError } = useLoadFailure(file.src);
  if (hasFailed) return fallback ?? <Frame picture={picture} />;
  return (
    <img
      className={fits[fit]}
      src={file.src}
      width={file.width}
      height={file.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={onError}
      ref={image}
    />
  );
}

function Frame({ picture: { file, alt } }: { picture: PictureContent }) {
  return (
    <div
      className="flex items-center justify-center rounded-card border-2 border-line bg-raffia p-4 text-center text-small text-ink-soft"
      // Only ever drawn in the browser, never in a prerendered page, whose policy forbids style attributes.
      style={{ aspectRatio: `${file.width} / ${file.height}` }}
    >
      {alt}
    </div>
  );
}
