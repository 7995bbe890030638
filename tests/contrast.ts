type Rgb = [red: number, green: number, blue: number];

/** The contrast ratio of two colours (`#rrggbb`) by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour mixed into another, as `color-mix(in srgb, …)` does it. */
export function mix(colour: string, share: number, ground: string): string {
  const [a, b] = [rgbOf(colour), rgbOf(ground)];
  const channels = a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share));
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function rgbOf(colour: string): Rgb {
  const channels = /^#(..)(..)(..)$/.exec(colour);
  if (!channels) throw new Error(`${colour} is not a colour like #1f1a17.`);
  return [1, 2, 3].map((place) => Number.parseInt(channels[place] ?? '', 16)) as Rgb;
}
