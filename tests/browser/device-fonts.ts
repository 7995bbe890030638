import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { characters, deviceLetters } from '../../pipeline/fonts/font-characters.ts';
import { type FontFile, makeFonts } from '../../pipeline/fonts/font-files.ts';

const require = createRequire(import.meta.url);

/** The fallback fonts of devices: Roboto on Android, Arial elsewhere; Arimo is metric-compatible with Arial. */
const devices = {
  android: {
    name: 'Roboto',
    latin: require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
    more: require.resolve('@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2'),
  },
  computer: {
    name: 'Arial',
    latin: require.resolve('@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2'),
    more: require.resolve('@fontsource-variable/arimo/files/arimo-latin-ext-wght-normal.woff2'),
  },
};

export type Device = keyof typeof devices;

const styles = [
  { style: 'Regular', weight: 400 },
  { style: 'Bold', weight: 700 },
];

/**
 * The settings with which a browser on Linux has the fonts of such a device and no others, so that pages look the same
 * on every machine. Other systems have fonts of their own, which no setting takes away.
 */
export async function deviceFonts(device: Device): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const { name, latin, more } = devices[device];
  // The packages have two files for each style.
  const files = styles.flatMap(({ style, weight }): FontFile[] => {
    const cut = { weights: { min: weight, max: weight }, features: ['kern'] };
    return [
      { ...cut, name: `${name}-${style}.ttf`, source: latin, characters },
      { ...cut, name: `${name}-${style}-more.ttf`, source: more, characters: deviceLetters },
    ];
  });
  const folder = await makeFonts(files, 'node_modules/.cache/device-fonts');
  const config = join(folder, 'fonts.conf');
  await writeFile(config, fontConfig(folder, name));
  return { FONTCONFIG_FILE: config };
}

/** `local()` finds a font by its full name, so each file gets the name of the device font it replaces. */
function fontConfig(folder: string, name: string): string {
  const names = styles.map(
    ({ style }) => `<match target="scan">
      <test name="file" compare="contains"><string>${name}-${style}.ttf</string></test>
      <edit name="fullname"><string>${style === 'Regular' ? name : `${name} ${style}`}</string></edit>
    </match>`,
  );
  return `<?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir>${names.join('')}</fontconfig>`;
}
