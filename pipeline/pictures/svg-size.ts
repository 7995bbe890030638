interface Size {
  width: number;
  height: number;
}

/** The width and height an SVG file gives itself; pages reserve that much room before it arrives. */
export function svgSize(svg: string, name: string): Size {
  const opening = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const width = attribute(opening, 'width');
  const height = attribute(opening, 'height');
  if (width && height) return { width, height };
  throw new Error(
    `The picture ${name} does not say how large it is. ` +
      'Write width="…" and height="…" (whole numbers) into its <svg …> tag.',
  );
}

function attribute(tag: string, name: string): number | undefined {
  const value = new RegExp(`\\s${name}="(\\d+)(?:px)?"`).exec(tag)?.[1];
  return value === undefined ? undefined : Number(value);
}
