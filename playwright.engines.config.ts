import { defineConfig } from '@playwright/test';
import { engineNames } from './tests/engines/engines.ts';
import type { OfWorker } from './tests/engines/test.ts';

/** The same few tests in every engine that this machine has or can be given. */
export default defineConfig<object, OfWorker>({
  testDir: 'tests/engines',
  testMatch: '*.spec.ts',
  forbidOnly: Boolean(process.env['CI']),
  globalSetup: './tests/engines/install-engines.ts',
  reporter: [['list'], ['./tests/engines/summary.ts']],
  // One browser at a time, and patience: a busy machine is slow, not wrong.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  projects: engineNames.map((name) => ({ name, use: { engineName: name } })),
});
