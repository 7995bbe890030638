/** Colours of drawings, by their names in the theme (`--color-…` in app.css). */
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

/** For `fill` and `stroke`. */
export function paint(colour: Colour): string {
  return `var(--color-${colour})`;
}
