import { defineConfig, devices } from '@playwright/test';

/** The editor as `npm run edit` serves it, on a copy of the site whose files the tests may change. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: '../tests/browser/find-chromium.ts',
  forbidOnly: Boolean(process.env['CI']),
  // The tests write into one folder.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env['EDITOR_ADDRESS'],
    locale: 'en-GB',
    timezoneId: 'Africa/Kampala',
    launchOptions: process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {},
  },
  webServer: {
    command: 'node --import ts-blank-space/register editor/tests/serve-copy.ts',
    cwd: '..',
    wait: { stdout: /(?<editor_address>http:\S+) .*\n.* (?<editor_folder>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
  },
});
