import type { Page } from '@playwright/test';

/** Collects errors that visitors wouldn't see, from the browser's console and its page errors. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Tests have no network, so a provider's profile photo can't load.
    const isForeign = !/^(http:\/\/(localhost|127\.0\.0\.1)|$)/.test(message.location().url);
    if (message.type() === 'error' && !isForeign) errors.push(message.text());
  });
  return errors;
}
