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
  // A missing screenshot fails its test. New ones are only taken on request.
  updateSnapshots: process.env.UPDATE_PICTURES ? 'all' : 'none',
  use: {
    baseURL: `http://localhost:${process.env.STACK_BASE ?? 5_000}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
    // Clicks need a target that doesn't move: one on an opening menu would miss, and colors are wrong halfway between
    // themes.
    reducedMotion: 'reduce',
    // The runner repeats failed tests with traces. Recording them for every test costs a third of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
