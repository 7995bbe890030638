import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Palette, Theme } from '../theme/theme.ts';

/**
 * A drawing as the text of an SVG file, in the theme's colours. They stand in attributes, so that they hold wherever the
 * file is shown; a stylesheet inside changes those that differ in the dark.
 */
export function drawSvg(drawing: ReactElement, { light, dark }: Theme, name: string): string {
  const night = new Set<string>();
  const svg = renderToStaticMarkup(drawing)
    .replaceAll(/([\w-]+)="var\(--color-([\w-]+)\)"/g, (_, attribute: string, colour: string) => {
      const byDay = `${attribute}="${colourIn(light, colour, name)}"`;
      const atNight = dark[colour] ?? light[colour];
      if (atNight !== light[colour]) night.add(`[${byDay}]{${attribute}:${atNight}}`);
      return byDay;
    })
    .replaceAll(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
    .replaceAll(/(?<![\d.])0\.(?=\d)/g, '.');
  return svg.replace(/<svg[^>]*>/, (opening) => opening + nightStyle([...night]));
}

function nightStyle(rules: string[]): string {
  if (rules.length === 0) return '';
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
}

function colourIn(palette: Palette, colour: string, name: string): string {
  const value = palette[colour];
  if (value) return value;
  throw new Error(`The picture ${name} uses the colour ${colour}, which the theme does not have.`);
}
