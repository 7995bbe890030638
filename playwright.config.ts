import { defineConfig, devices } from '@playwright/test';
import { type Device, deviceFonts } from './tests/browser/device-fonts.ts';

/** Chromium with the fonts of a device, whatever fonts the machine has. */
async function browserOf(device: Device) {
  const { CHROME_PATH } = process.env;
  return {
    ...(CHROME_PATH && { executablePath: CHROME_PATH }),
    // Headless browsers on Linux round the widths of letters to whole pixels by default.
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
    // Tests must not depend on the machine.
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    // Only tests of animations wait for them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Each server takes a free port, which is read from its output.
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
