/** The width and height an SVG file gives itself; pages reserve that much room before it arrives. */
export function svgSize(svg: string, name: string): { width: number; height: number } {
  const opening = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(`\\s${side}="(\\d+)(?:px)?"`).exec(opening)?.[1]),
  );
  if (width && height) return { width, height };
  throw new Error(
    `The picture ${name} does not say how large it is. ` +
      'Write width="…" and height="…" (whole numbers) into its <svg …> tag.',
  );
}
