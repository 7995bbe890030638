import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { loadTheme } from '../theme/theme.ts';
import { drawSvg } from './draw.ts';
import { icoOf, pngOf } from './raster.ts';

type Icons = typeof import('../../src/drawing/icons.tsx');

/** Writes the icons for tabs and home screens, drawn from the sign of the organisation. */
export async function writeIcons(site: string): Promise<void> {
  const { tabIcon, smallIcon, signIcon, touchIcon, maskableIcon } = await drawnIcons();
  await writeFile(join(site, 'favicon.svg'), tabIcon);
  await writeFile(join(site, 'favicon.ico'), icoOf(await pngOf(smallIcon)));
  await writeFile(join(site, 'icon-512.png'), await pngOf(signIcon));
  await writeFile(join(site, 'apple-touch-icon.png'), await pngOf(touchIcon));
  await writeFile(join(site, 'icon-maskable-512.png'), await pngOf(maskableIcon));
}

/** Shows the tab's icon in `npm run dev` as well. */
export function devIcon(): Plugin {
  return {
    name: 'dev-icon',
    configureServer({ middlewares }) {
      middlewares.use('/favicon.svg', (_, response, next) => {
        drawnIcons().then(({ tabIcon }) => {
          response.setHeader('content-type', 'image/svg+xml').end(tabIcon);
        }, next);
      });
    },
  };
}

/** As text of SVG files. */
async function drawnIcons(): Promise<Record<keyof Icons, string>> {
  const theme = await loadTheme();
  const { module: icons } = await runnerImport<Icons>('/src/drawing/icons.tsx');
  return {
    tabIcon: drawSvg(icons.tabIcon, theme, 'tabIcon'),
    smallIcon: drawSvg(icons.smallIcon, theme, 'smallIcon'),
    signIcon: drawSvg(icons.signIcon, theme, 'signIcon'),
    touchIcon: drawSvg(icons.touchIcon, theme, 'touchIcon'),
    maskableIcon: drawSvg(icons.maskableIcon, theme, 'maskableIcon'),
  };
}
