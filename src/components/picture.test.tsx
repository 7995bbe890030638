import { expect, test } from 'vitest';
import { markup } from '../../tests/markup.tsx';
import { Picture } from './picture.tsx';

const photo = { widths: [320, 640], tone: 'bg-dye-leaf' as const };
const file = { src: '/pictures/walk-640.webp', width: 1600, height: 1200 };
const alt = 'Girls walk to school';

test('a photo offers its small versions, the newest format first, and takes its room at once', () => {
  expect(markup(<Picture picture={{ file: { ...file, photo }, alt }} />)).toBe(
    '<picture>' +
      `<source sizes="(min-width: 48rem) 50vw, 66vw" srcSet="/pictures/walk-320.avif 320w, /pictures/walk-640.avif 640w" type="image/avif"/>` +
      `<source sizes="(min-width: 48rem) 50vw, 66vw" srcSet="/pictures/walk-320.webp 320w, /pictures/walk-640.webp 640w" type="image/webp"/>` +
      '<img class="h-auto w-full rounded-card bg-dye-leaf" src="/pictures/walk-640.webp" ' +
      `width="1600" height="1200" alt="${alt}" loading="lazy" decoding="async"/>` +
      '</picture>',
  );
});

test('a drawing is one file for all screens', () => {
  const drawing = markup(<Picture picture={{ file, alt }} />);
  expect(drawing).not.toMatch(/source|sizes/);
  expect(drawing).toContain('width="1600" height="1200"');
});

test('the picture at the top is fetched at once, the others when they come near', () => {
  expect(markup(<Picture isFirst picture={{ file, alt }} />)).toContain('loading="eager"');
  expect(markup(<Picture picture={{ file, alt }} />)).toContain('loading="lazy"');
});

test('a photo in a small frame is fetched in a size that fits', () => {
  const picture = { file: { ...file, photo }, alt };
  expect(markup(<Picture fit="box" picture={picture} />)).toContain('sizes="13rem"');
});

test('what is to stand in the place of a picture that fails comes after it, unseen', () => {
  const picture = markup(<Picture fallback="GW" picture={{ file, alt }} />);
  expect(picture).toMatch(/<\/picture><template>GW<\/template>$/);
});
