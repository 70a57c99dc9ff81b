import type { Browser } from '@playwright/test';
import { buildAll } from '#scripts/local/build';
import { seed } from '#scripts/local/seed';
import { type Stack, startStack } from '#scripts/local/stack';
import { openBrowser } from './browser';

const base = 5_900;

/** Measures something on a stack of its own, with the people of the seed and a browser; all of it ends in any case. */
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
