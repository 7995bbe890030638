import sharp from 'sharp';

/**
 * A drawing as a PNG picture of the size it gives itself, with no more colours than it needs; below a quality of 100, with
 * fewer shades at the edges of its shapes.
 */
export function pngOf(svg: string, quality = 100): Promise<Buffer> {
  // Flat colours stay flat, rather than being mixed from dots.
  return sharp(Buffer.from(withRealLengths(svg)))
    .png({ palette: true, quality, dither: 0, effort: 3 })
    .toBuffer();
}

/**
 * Coils count the dashes on a circle in segments (`pathLength`), which browsers know and the library behind sharp does
 * not: here they are turned into real lengths.
 */
export function withRealLengths(svg: string): string {
  return svg.replace(/<circle[^>]*\bpathLength="[^>]*>/g, (circle) => {
    const unit = (2 * Math.PI * numberIn(circle, 'r')) / numberIn(circle, 'pathLength');
    return circle.replace(
      /(stroke-dash(?:array|offset))="([^"]*)"/g,
      (_, attribute: string, lengths: string) =>
        `${attribute}="${lengths
          .split(' ')
          .map((length) => Number(length) * unit)
          .join(' ')}"`,
    );
  });
}

function numberIn(tag: string, attribute: string): number {
  return Number(new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1]);
}
