import { defineConfig } from '@playwright/test';
import { browserArguments } from '#scripts/test/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/browser',
  timeout: 90_000,
  workers: 1,
  retries: 0,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing fails its test; a new one is taken only when asked for.
  updateSnapshots: process.env.UPDATE_PICTURES ? 'all' : 'none',
  use: {
    baseURL: `http://localhost:${process.env.STACK_BASE ?? 5_000}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
    // A press aims at what stands still: one at a menu that is opening would miss it, and half way from one theme to the
    // other no colour is what it will be.
    reducedMotion: 'reduce',
    // The runner repeats what failed with traces; recording them for every test costs a third of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
