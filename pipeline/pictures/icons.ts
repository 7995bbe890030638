import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { loadTheme } from '../theme/theme.ts';
import { drawSvg } from './draw.ts';
import { icoOf, pngOf } from './raster.ts';

type Icons = typeof import('../../src/drawing/icons.tsx');

/** Writes the icons for tabs and home screens, drawn from the sign of the organisation. */
export async function writeIcons(site: string): Promise<void> {
  const drawn = await loadIcons();
  await writeFile(join(site, 'favicon.svg'), drawn('tabIcon'));
  await writeFile(join(site, 'favicon.ico'), icoOf(await pngOf(drawn('smallIcon'))));
  await writeFile(join(site, 'icon-512.png'), await pngOf(drawn('signIcon')));
  await writeFile(join(site, 'apple-touch-icon.png'), await pngOf(drawn('touchIcon')));
  await writeFile(join(site, 'icon-maskable-512.png'), await pngOf(drawn('maskableIcon')));
}

/** Shows the tab's icon in `npm run dev` as well. */
export function devIcon(): Plugin {
  return {
    name: 'dev-icon',
    configureServer({ middlewares }) {
      middlewares.use('/favicon.svg', (_, response, next) => {
        loadIcons().then((drawn) => {
          response.setHeader('content-type', 'image/svg+xml').end(drawn('tabIcon'));
        }, next);
      });
    },
  };
}

/** Gives each icon as the text of an SVG file. */
async function loadIcons(): Promise<(name: keyof Icons) => string> {
  const theme = await loadTheme();
  const { module: icons } = await runnerImport<Icons>('/src/drawing/icons.tsx');
  return (name) => drawSvg(icons[name], theme, name);
}
