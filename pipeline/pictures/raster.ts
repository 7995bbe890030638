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

/** A PNG picture of less than 256 pixels as an icon file, which is a list of pictures: here of one. */
export function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a pointer
  head.writeUInt16LE(1, 4); // how many pictures
  head.writeUInt8(png.readUInt32BE(16), 6); // width and height, which a PNG tells there
  head.writeUInt8(png.readUInt32BE(20), 7);
  head.writeUInt16LE(1, 10); // planes of colour
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the picture begins
  return Buffer.concat([head, png]);
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
