import { defineConfig, devices } from '@playwright/test';
import config from './playwright.config.ts';

const { globalSetup: _, ...shared } = config;
const { FIREFOX_PATH } = process.env;
const firefox = FIREFOX_PATH ? { channel: 'moz-firefox', executablePath: FIREFOX_PATH } : {};

/** The table of screens and a few behaviours in the engines that visitors have besides Chromium. */
export default defineConfig({
  ...shared,
  grep: /@engines/,
  projects: [
    {
      name: 'firefox',
      use: { ...devices['Desktop Firefox'], launchOptions: firefox },
      testIgnore: '**/menu.phone.spec.ts',
    },
    { name: 'webkit', use: devices['iPhone 15'] },
  ],
});
