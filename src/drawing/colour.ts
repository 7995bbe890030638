/** The colours of what pages draw, by their names in the theme (`--color-…` in app.css), which alone knows their values. */
export type Colour =
  | 'fibre'
  | 'shadow'
  | 'dye-plum'
  | 'dye-leaf'
  | 'dye-bark'
  | 'dye-lake'
  | 'dye-sun'
  | 'dye-ink'
  | 'cloth';

/** A colour as a drawing writes it into `fill` or `stroke`. */
export function paint(colour: Colour): string {
  return `var(--color-${colour})`;
}
