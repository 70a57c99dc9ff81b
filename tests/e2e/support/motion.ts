import type { Page } from '@playwright/test';

/** Returns the number of running animations on the page. */
export const moving = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
