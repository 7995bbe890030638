import { defineConfig, devices } from '@playwright/test';
import { type Device, deviceFonts } from './tests/browser/device-fonts.ts';

/** Playwright's Chromium with the fonts of a device, whatever this machine has, and letters as wide as devices draw them. */
async function browserOf(device: Device) {
  const { CHROME_PATH } = process.env;
  return {
    ...(CHROME_PATH && { executablePath: CHROME_PATH }),
    // By themselves browsers without a window round the widths of letters to whole pixels on Linux.
    args: ['--font-render-hinting=none'],
    env: { ...process.env, ...(await deviceFonts(device)) },
  };
}

/** A cheap Android phone, as most visitors have. */
const phone = {
  ...devices['Galaxy S9+'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
};

/** The real site, and those of tests/build-sites.ts. */
const sites = {
  real: 'dist',
  specification: 'dist/tests/specification',
  many: 'dist/tests/many',
  few: 'dist/tests/few',
};

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/browser/find-chromium.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: '100%',
  reporter: [['list']],
  use: {
    // Nothing that a test sees depends on the machine.
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    // Tests wait for nothing that only pleases the eye; those of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Each server takes a free port and prints it.
  webServer: Object.entries(sites).map(([name, folder]) => ({
    name,
    command: 'node --import ts-blank-space/register server/serve.ts',
    env: { PORT: '0', HOST: 'localhost', DIST_DIR: folder },
    wait: { stdout: new RegExp(`http://localhost:(?<${name}_port>\\d+)`) },
  })),
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], launchOptions: await browserOf('computer') },
      testMatch: /(?<!\.phone)\.spec\.ts$/,
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { ...phone, launchOptions: await browserOf('android') },
      testMatch: /(?<!\.desktop)\.spec\.ts$/,
      grepInvert: /@desktop/,
    },
  ],
});
