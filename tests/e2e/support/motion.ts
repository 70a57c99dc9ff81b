import type { Page } from '@playwright/test';

/** How many things move on the page at this moment. */
export const moving = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
