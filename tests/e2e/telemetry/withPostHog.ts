import { type Page, test } from '@playwright/test';
import { type PostHogReceiver, startPostHog } from '#tests/support/posthog/receiver';
import { base } from './telemetry';

/** The PostHog receiver, available from the first test of a file that calls `withPostHog()`. */
export let posthog: PostHogReceiver;

/** Gives the tests of a file a receiver in place of PostHog, reset for each test. */
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
