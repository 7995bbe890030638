/** Simple signs for controls, as lines on a field of 24 by 24. */
const lines = {
  close: 'M6 6L18 18M18 6L6 18',
  menu: 'M4 7H14M17 7H20M4 12H7M10 12H20M4 17H12M15 17H20',
  back: 'M20 12H5M11 6L5 12L11 18',
  next: 'M4 12H19M13 6L19 12L13 18',
  down: 'M6 9.5L12 15.5L18 9.5',
  success: 'M5 12.5L10 17.5L19 7',
  error: 'M12 5V13M12 18.4V18.6',
};

type GlyphName = keyof typeof lines;

/** A sign beside or instead of words; whoever hears the page gets the words. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg aria-hidden="true" className="glyph" viewBox="0 0 24 24">
      <path d={lines[name]} />
    </svg>
  );
}
