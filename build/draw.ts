import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Palette, Theme } from './theme.ts';

/**
 * A drawing as the text of an SVG file, in the theme's colours. They stand in attributes, so that they hold wherever the
 * file is shown; a stylesheet inside changes those that differ in the dark.
 */
export function drawSvg(drawing: ReactElement, { light, dark }: Theme, name: string): string {
  const used = new Set<string>();
  const svg = renderToStaticMarkup(drawing).replace(/var\(--color-([\w-]+)\)/g, (_, colour) => {
    used.add(colour);
    return colourIn(light, colour, name);
  });
  const night = [...used].filter((colour) => dark[colour] && dark[colour] !== light[colour]);
  return svg.replace(/<svg[^>]*>/, (opening) => opening + nightStyle(night, light, dark));
}

function nightStyle(colours: string[], light: Palette, dark: Palette): string {
  if (colours.length === 0) return '';
  const rules = ['fill', 'stroke'].flatMap((attribute) =>
    colours.map((colour) => `[${attribute}="${light[colour]}"]{${attribute}:${dark[colour]}}`),
  );
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
}

function colourIn(palette: Palette, colour: string, name: string): string {
  const value = palette[colour];
  if (value) return value;
  throw new Error(`The picture ${name} uses the colour ${colour}, which the theme does not have.`);
}
