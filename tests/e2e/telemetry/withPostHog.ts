import { type Page, test } from '@playwright/test';
import { type PostHogReceiver, startPostHog } from '#tests/support/posthog/receiver';
import { base } from './telemetry';

/** What PostHog was sent, and what it answers; there from the first test on of a file that begins `withPostHog()`. */
export let posthog: PostHogReceiver;

/** Gives the tests of a file a receiver in place of PostHog, as new for each of them. */
export function withPostHog(): void {
  test.beforeAll(async () => {
    posthog = await startPostHog(base);
  });
  test.beforeEach(() => {
    posthog.forget();
    posthog.setUp({});
  });
  test.afterAll(() => posthog.close());
}

export const parts = ['posthog'] as const;

export const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' });
