import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { characters } from '../../pipeline/fonts/font-characters.ts';
import { type FontFile, makeFonts } from '../../pipeline/fonts/font-files.ts';

const require = createRequire(import.meta.url);

/** What devices write in until our fonts come: Roboto on Android, Arial elsewhere, which Arimo is as wide as. */
const devices = {
  android: {
    name: 'Roboto',
    source: require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
  },
  computer: {
    name: 'Arial',
    source: require.resolve('@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2'),
  },
};

export type Device = keyof typeof devices;

const weights = [
  { style: 'Regular', weight: 400 },
  { style: 'Bold', weight: 700 },
];

/**
 * The settings with which a browser on Linux has the fonts of such a device and no others, so that pages look the same
 * on every machine. Other systems have fonts of their own, which no setting takes away.
 */
export async function deviceFonts(device: Device): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const { name, source } = devices[device];
  const files = weights.map(
    ({ style, weight }): FontFile => ({
      name: `${name}-${style}.ttf`,
      source,
      characters,
      weights: { min: weight, max: weight },
      features: ['kern'],
    }),
  );
  const folder = await makeFonts(files, 'node_modules/.cache/device-fonts');
  const config = join(folder, 'fonts.conf');
  await writeFile(config, fontConfig(folder, name));
  return { FONTCONFIG_FILE: config };
}

/** A stylesheet asks the device for a font by its full name: here, by that of the font it stands for. */
function fontConfig(folder: string, name: string): string {
  const names = weights.map(
    ({ style }) => `<match target="scan">
      <test name="file" compare="contains"><string>${name}-${style}</string></test>
      <edit name="fullname"><string>${style === 'Regular' ? name : `${name} ${style}`}</string></edit>
    </match>`,
  );
  return `<?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir>${names.join('')}</fontconfig>`;
}
