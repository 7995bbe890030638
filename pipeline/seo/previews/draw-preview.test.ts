import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { head as about } from '../../../src/content/about.ts';
import { head as announcements } from '../../../src/content/announcements.ts';
import { head as blog } from '../../../src/content/blog.ts';
import { head as contact } from '../../../src/content/contact.ts';
import { head as focusAreas } from '../../../src/content/focus-areas.ts';
import { head as home } from '../../../src/content/home.ts';
import { head as jobs } from '../../../src/content/jobs.ts';
import { notFound } from '../../../src/content/not-found.ts';
import { head as projects } from '../../../src/content/projects.ts';
import { previewLookOf } from '../../../src/drawing/preview-look.tsx';
import { contrast } from '../../../tests/contrast.ts';
import { loadTheme } from '../../theme/theme.ts';
import { drawPreview, type Preview } from './draw-preview.ts';

const longTitle =
  'Everything that girls in Kampala, Ntinda and Jinja told us about health, rights and a kinder climate';

const pages: Preview[] = [
  { id: 'home', path: '/', title: home.title },
  { id: 'about', path: '/about', title: about.title },
  { id: 'focus-areas', path: '/focus-areas', title: focusAreas.title },
  { id: 'projects', path: '/projects', title: projects.title },
  { id: 'blog', path: '/blog', title: blog.title },
  { id: 'announcements', path: '/announcements', title: announcements.title },
  { id: 'jobs', path: '/jobs', title: jobs.title },
  { id: 'contact', path: '/contact', title: contact.title },
  { id: 'not-found', path: '/404', title: notFound.head.title },
  { id: 'blog-post', path: '/blog/eŋŋoma', title: 'Eŋŋoma', kicker: 'Youth voices' },
  // The looks that take up the most room, with the most words.
  { id: 'home', path: '/', title: longTitle, kicker: 'Health and rights' },
  { id: 'focus-areas', path: '/focus-areas', title: longTitle, kicker: 'Health and rights' },
];

describe.each(pages)('the preview of $path, “$title”,', (page) => {
  test('is of the size that chats ask for, light, and nothing shines through', async () => {
    const png = await drawPreview(page);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect((await sharp(png).stats()).isOpaque).toBe(true);
    expect(png.length).toBeLessThan(100_000);
  });

  test('has words that can be read on their ground', async () => {
    const { light } = await loadTheme();
    const { ground, title, small } = previewLookOf(page.id, page.path);
    for (const words of [title, small]) {
      expect(contrast(light[words] ?? '', light[ground] ?? ''), words).toBeGreaterThan(4.5);
    }
  });
});

test('pages differ by more than their words', async () => {
  const all = [...new Set(pages.map(({ id }) => id))];
  const pictures = await Promise.all(all.map((id) => drawn({ id, path: `/${id}`, title: 'Same' })));
  expect(new Set(pictures).size).toBe(all.length);
});

test('posts differ by more than their words, and each always looks the same', async () => {
  const post = { id: 'blog-post', path: '/blog/rain', title: 'Same' };
  expect(await drawn(post)).toBe(await drawn(post));
  expect(await drawn({ ...post, path: '/blog/wind' })).not.toBe(await drawn(post));
});

test('words change the picture: the title, and the line above it', async () => {
  const page = { id: 'jobs', path: '/jobs', title: 'Jobs' };
  const pictures = await Promise.all([
    drawn(page),
    drawn({ ...page, title: 'Work' }),
    drawn({ ...page, kicker: 'Open now' }),
  ]);
  expect(new Set(pictures).size).toBe(3);
});

test('words keep clear of the edge and of what is woven beside them', async () => {
  const post = { id: 'blog-post', path: '/blog/rain', title: 'i' };
  const inked = await differingColumns(post, { ...post, title: longTitle, kicker: longTitle });
  expect(Math.min(...inked)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...inked)).toBeLessThanOrEqual(670);
});

test('a page that is new needs no look of its own', async () => {
  const png = await drawPreview({ id: 'donate', path: '/donate', title: 'Donate' });
  expect(png.length).toBeGreaterThan(10_000);
});

test('a title that cannot be written is told with its page', async () => {
  const page = { id: 'blog-post', path: '/blog/welcome', title: 'Welcome 欢' };
  await expect(drawPreview(page)).rejects.toThrow(
    'The preview of the page /blog/welcome could not be drawn. None of our fonts can write “欢”.',
  );
});

async function drawn(page: Preview): Promise<string> {
  return (await drawPreview(page)).toString('base64');
}

/** Where from left to right two previews are clearly not alike. */
async function differingColumns(one: Preview, other: Preview): Promise<number[]> {
  const [a, b] = await Promise.all([greyOf(one), greyOf(other)]);
  return Array.from(a, (shade, index) =>
    Math.abs(shade - (b[index] ?? 0)) > 60 ? index % 1200 : -1,
  ).filter((column) => column >= 0);
}

async function greyOf(page: Preview): Promise<Buffer> {
  return sharp(await drawPreview(page))
    .greyscale()
    .raw()
    .toBuffer();
}
