import { defineConfig } from '@playwright/test';

/** A browser started as root has no sandbox; the other flags keep it off the network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/browser',
  timeout: 90_000,
  workers: 1,
  retries: 0,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${process.env.STACK_BASE ?? 5_000}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
