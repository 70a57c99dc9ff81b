import { expect, type Page, test } from '@playwright/test';
import { headings } from '#site/home/Hero';
import { logIn, useTelemetry } from './telemetry';
import { parts, posthog, withPostHog } from './withPostHog';

withPostHog();

test('flags apply from the next page on, and an override in this browser takes precedence', async ({
  page,
}) => {
  posthog.setUp({ flags: { 'feedback-button': false } });
  await useTelemetry(page, { consent: 'granted' });
  await logIn(page);
  // It also fetches the flags again.
  await posthog.event('$identify');
  const known = () => page.evaluate(() => localStorage.getItem('plumbline-analytics-flags'));
  await expect.poll(known).toBe('{}');
  posthog.setUp({ flags: { 'feedback-button': true } });
  await page.reload();
  await expect.poll(known).toContain('true');
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await posthog.event(
    '$feature_flag_called',
    ({ properties }) => properties.$feature_flag === 'feedback-button',
  );
  await page.evaluate(() => localStorage.setItem('plumbline-flag-overrides', '{"feedback-button":false}'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeHidden();
});

test('the server’s flags replace the stored ones on every page', async ({ page }) => {
  const config = { surveyAfterReports: 1, recordingPercent: 100 };
  const payloads = { 'telemetry-config': config };
  posthog.setUp({ flags: { 'feedback-button': true, 'telemetry-config': true }, payloads });
  await useTelemetry(page, { parts, consent: 'granted' });
  await logIn(page);
  const stored = (key: string) =>
    page.evaluate((it) => JSON.parse(localStorage.getItem(`plumbline-analytics-${it}`) ?? 'null'), key);
  await expect.poll(() => stored('flags')).toEqual({ 'feedback-button': true });
  await expect.poll(() => stored('config')).toEqual(config);

  posthog.setUp({ flags: { 'feedback-button': false, 'telemetry-config': true }, payloads });
  await page.reload();
  // PostHog omits flags that are off.
  await expect.poll(() => stored('flags')).toEqual({});
  expect(await stored('config')).toEqual(config);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeHidden();

  const changed = { surveyAfterReports: 5, recordingPercent: 0 };
  posthog.setUp({ flags: { 'telemetry-config': true }, payloads: { 'telemetry-config': changed } });
  await page.reload();
  await expect.poll(() => stored('config')).toEqual(changed);
});

/** Returns the heading at the first paint, and the layout shift since then. */
async function headingAndShift(page: Page) {
  await page.goto('/', { waitUntil: 'load' });
  return page.evaluate(
    () =>
      new Promise<{ heading: string | null; shift: number }>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve({ heading: document.querySelector('h1')?.textContent ?? null, shift }),
          ),
        );
      }),
  );
}

test('the experiment shows its heading from the first paint to consenting visitors, without layout shift', async ({
  page,
}) => {
  posthog.setUp({ flags: { 'home-heading': 'outcome' } });
  await useTelemetry(page, { parts, consent: 'granted' });
  expect(await headingAndShift(page)).toEqual({ heading: headings.control, shift: 0 });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('plumbline-analytics-flags')))
    .toContain('outcome');
  expect(await headingAndShift(page)).toEqual({ heading: headings.outcome, shift: 0 });
  const exposure = await posthog.event('$feature_flag_called');
  expect(exposure.properties).toMatchObject({
    $feature_flag: 'home-heading',
    $feature_flag_response: 'outcome',
  });
  await page.locator('[data-place="hero"]').getByRole('link').first().click();
  const goal = await posthog.event('call to action');
  expect(goal.properties).toMatchObject({ place: 'hero', distinct_id: exposure.properties.distinct_id });
  await page.evaluate(() => localStorage.setItem('plumbline-consent', 'declined'));
  expect(await headingAndShift(page)).toEqual({ heading: headings.control, shift: 0 });
});
