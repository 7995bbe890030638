import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../content/types.ts';
import { useLoadFailure } from './use-load-failure.ts';

interface PictureProps {
  picture: PictureContent;
  /** Shown when the picture does not load; without it, an empty frame with the words of the picture. */
  fallback?: ReactNode;
  className?: string;
}

/** A picture that keeps its place while it loads, and when it does not. */
export function Picture({ picture, fallback, className = '' }: PictureProps) {
  const { file, alt } = picture;
  const { image, hasFailed, onError } = useLoadFailure(file.src);
  if (hasFailed) return fallback ?? <Frame picture={picture} />;
  return (
    <img
      className={`block h-auto w-full rounded-card bg-raffia ${className}`}
      src={file.src}
      width={file.width}
      height={file.height}
      alt={alt}
      loading="lazy"
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
