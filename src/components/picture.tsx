import type { Picture as PictureContent } from '../content/types.ts';

interface PictureProps {
  picture: PictureContent;
  className?: string;
}

/** A picture that keeps its place while it loads. */
export function Picture({ picture, className = '' }: PictureProps) {
  const { file, alt } = picture;
  return (
    <img
      className={`block h-auto w-full rounded-card bg-raffia ${className}`}
      src={file.src}
      width={file.width}
      height={file.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
