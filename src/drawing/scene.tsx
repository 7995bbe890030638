import type { ReactNode } from 'react';

interface SceneProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The sheet a picture is drawn on. Pictures are drawn when the site is built, and reach the browser as files. */
export function Scene({ width, height, children }: SceneProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a file, and the page that shows it says what is in it
    <svg
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      xmlns="http://www.w3.org/2000/svg"
    >
      {children}
    </svg>
  );
}
