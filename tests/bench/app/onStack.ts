import type { Browser } from '@playwright/test';
import { buildAll } from '#scripts/local/build';
import { seed } from '#scripts/local/seed';
import { type Stack, startStack } from '#scripts/local/stack';
import { openBrowser } from './browser';

const base = 5_900;

/** Runs a measurement on a new stack with the seeded users and a browser, and stops both in any case. */
export async function onStack(measure: (stack: Stack, browser: Browser) => Promise<void>): Promise<void> {
  await buildAll(base, console.error);
  const stack = await startStack({ base, emulators: 'all', optimizesJava: true });
  const browser = await openBrowser();
  try {
    await seed(stack);
    await measure(stack, browser);
  } finally {
    await browser.close();
    await stack.stop();
  }
}
