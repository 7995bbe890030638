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

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/browser/find-chromium.ts',
  // A site delivers messages only where it was built to.
  testIgnore: process.env['CONTACT_ENDPOINT'] ? [] : '**/deliver-a-message.*',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Half as many again as there are processors: while a test waits, another one works.
  workers: '150%',
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${process.env['SITE_PORT']}`,
    // Nothing that a test sees depends on the machine.
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    // Tests wait for nothing that only pleases the eye; those of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // The server takes a free port and says which.
  webServer: {
    command: 'node --import ts-blank-space/register server/serve.ts',
    env: { PORT: '0', HOST: 'localhost' },
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
  },
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
