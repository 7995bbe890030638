import { defineConfig, devices } from '@playwright/test';
import { ensureBrowser } from './tests/browser/ensure-browser.ts';

const executablePath = await ensureBrowser();

/** A cheap Android phone, as most visitors have. */
const phone = { ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 } };

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: '100%',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${process.env['SITE_PORT']}`,
    launchOptions: { executablePath },
  },
  webServer: {
    command: 'node dist/server/serve.js',
    env: { PORT: '0', HOST: 'localhost' },
    // The server takes a free port and says which.
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'], testIgnore: /\.phone\.spec\.ts$/ },
    { name: 'phone', use: phone, testIgnore: /\.desktop\.spec\.ts$/ },
  ],
});
