import { expect, test } from 'vitest';
import { markup } from '../../tests/markup.tsx';
import { Picture } from './picture.tsx';

const photo = { widths: [320, 640], tone: 'bg-dye-leaf' as const };
const file = { src: '/pictures/walk-640.webp', width: 1600, height: 1200, photo };
const picture = { file, alt: 'A walk' };

test('a photo offers its small versions, the newest format first, and keeps its place in its own colour', () => {
  expect(markup(<Picture picture={picture} />)).toBe(
    '<picture>' +
      `<source sizes="(min-width: 48rem) 50vw, 66vw" srcSet="/pictures/walk-320.avif 320w, /pictures/walk-640.avif 640w" type="image/avif"/>` +
      `<source sizes="(min-width: 48rem) 50vw, 66vw" srcSet="/pictures/walk-320.webp 320w, /pictures/walk-640.webp 640w" type="image/webp"/>` +
      '<img class="h-auto w-full rounded-card bg-dye-leaf" src="/pictures/walk-640.webp" ' +
      `width="1600" height="1200" alt="A walk" loading="lazy" decoding="async"/>` +
      '</picture>',
  );
});

test('a photo in a small frame is fetched in a size that fits', () => {
  expect(markup(<Picture fit="box" picture={picture} />)).toContain('sizes="13rem"');
});
