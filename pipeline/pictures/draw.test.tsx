import { describe, expect, test } from 'vitest';
import { Coil } from '../../src/drawing/coil.tsx';
import { Scene } from '../../src/drawing/scene.tsx';
import { drawSvg } from './draw.ts';
import { pngOf, withRealLengths } from './raster.ts';

const theme = {
  light: { fibre: '#f0f0f0', shadow: '#c0c0c0', 'dye-plum': '#500050', 'dye-ink': '#101010' },
  dark: { fibre: '#d0d0d0' },
};

const drawing = (
  <Scene height={40} width={40}>
    <Coil
      pattern={[
        { rings: 2, base: 'fibre', motifs: [{ colour: 'dye-plum', count: 4, duty: [0.5] }] },
      ]}
      radius={20}
      x={20}
      y={20}
    />
  </Scene>
);

describe('a drawn file', () => {
  const svg = drawSvg(drawing, theme, 'test');

  test('holds the theme’s values and no names', () => {
    expect(svg).toContain('stroke="#500050"');
    expect(svg).not.toContain('var(');
  });

  test('changes at night only what the dark scheme changes', () => {
    const rules = /@media\(prefers-color-scheme:dark\)\{(.*?\})\}<\/style>/.exec(svg)?.[1];
    expect(rules).toBe('[stroke="#f0f0f0"]{stroke:#d0d0d0}[fill="#f0f0f0"]{fill:#d0d0d0}');
  });

  test('is refused when it uses a colour that there is not', () => {
    const odd = <rect fill="var(--color-mauve)" />;
    expect(() => drawSvg(odd, theme, 'odd.tsx')).toThrow(
      'The picture odd.tsx uses the colour mauve, which the theme does not have.',
    );
  });
});

describe('a raster picture', () => {
  test('counts dashes in real lengths', () => {
    const circle =
      '<circle r="10" pathLength="4" stroke-dasharray="0.5 0.5" stroke-dashoffset="0.25"/>';
    const unit = (2 * Math.PI * 10) / 4;
    expect(withRealLengths(circle)).toContain(`stroke-dasharray="${unit / 2} ${unit / 2}"`);
    expect(withRealLengths(circle)).toContain(`stroke-dashoffset="${unit / 4}"`);
  });

  test('is as large as the drawing says', async () => {
    const png = await pngOf(drawSvg(drawing, theme, 'test'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([40, 40]);
  });
});
