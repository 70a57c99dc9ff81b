import { expect, test } from '@playwright/test';
import type { ShareReportResult } from '#domain/operations/reports';
import { writeLargeReport } from '#tests/support/largeReport';
import { recordingOf, type SentryReceiver, startSentry } from '#tests/support/sentry/receiver';
import { call, signUp } from '#tests/support/stack';
import { base, useTelemetry } from './telemetry';
import { parts, posthog, withPostHog } from './withPostHog';

withPostHog();

let sentry: SentryReceiver;
test.beforeAll(async () => {
  sentry = await startSentry(base);
});
test.afterAll(() => sentry.close());

test('sends neither the key nor the job ID of a shared report', async ({ page }) => {
  const owner = await signUp('sharing');
  const { jobId } = await writeLargeReport({ owner, pages: 3, findings: 2 });
  const { token } = await call<ShareReportResult>('shareReport', { jobId, shared: true }, owner);
  await useTelemetry(page, { parts: [...parts, 'sentry'], consent: 'granted', recordingRate: 1 });
  await page.goto(`/report/${token}`);
  await page.getByRole('tab').nth(1).click();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error(`Example: on ${window.location.href}`);
    });
  });
  await sentry.item('event', (event) => JSON.stringify(event).includes('Example: on'));
  await posthog.event('$pageview', ({ properties }) => properties.$pathname === '/report/:token');
  // The page's transaction is sent once the next page starts.
  await page.goto('/dashboard');
  await sentry.item('transaction', ({ transaction }) => String(transaction).startsWith('/report'));
  const reports = sentry
    .items()
    .map((item) => (item.type === 'replay_recording' ? recordingOf(item) : item.payload.toString('utf8')));
  const everything = [...reports, JSON.stringify(posthog.events())].join('\n');
  expect(reports.length).toBeGreaterThan(1);
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(jobId);
});
