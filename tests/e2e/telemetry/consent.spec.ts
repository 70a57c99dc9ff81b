import { expect, test } from '@playwright/test';
import { logIn, traces, useTelemetry } from './telemetry';
import { banner, parts, posthog, withPostHog } from './withPostHog';

withPostHog();

test('stores and sends nothing before a visitor has chosen, or after they have declined', async ({
  page,
}) => {
  await useTelemetry(page, { parts });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  expect(await traces(page)).toEqual([]);
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await banner(page).getByRole('button', { name: 'Decline analytics' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/docs', { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeHidden();
  expect(await traces(page)).toEqual([]);
  expect(posthog.received).toEqual([]);
});

for (const [name, signal] of [
  ['Global Privacy Control', 'globalPrivacyControl'],
  ['Do Not Track', 'doNotTrack'],
] as const) {
  test(`${name} is respected: there is no question, and earlier consent is ignored`, async ({ page }) => {
    await useTelemetry(page, { parts, consent: 'granted' });
    await page.addInitScript((signal) => {
      const value = signal === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, signal, { get: () => value });
    }, signal);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeHidden();
    await logIn(page);
    await page.goto('/dashboard/settings', { waitUntil: 'load' });
    await expect(page.getByText('your browser sends a “do not track” signal')).toBeVisible();
    expect(await traces(page)).toEqual([]);
    expect(posthog.received).toEqual([]);
  });
}

test('consent can be changed in the footer and in the settings, and declining removes all data', async ({
  page,
}) => {
  await useTelemetry(page, { parts, consent: 'granted' });
  await page.goto('/');
  await posthog.event('$pageview');
  await expect.poll(() => traces(page)).not.toEqual([]);
  await page.getByRole('button', { name: 'Analytics settings' }).click();
  await banner(page).getByRole('button', { name: 'Decline analytics' }).click();
  await expect.poll(() => traces(page)).toEqual([]);

  await logIn(page);
  await page.goto('/dashboard/settings');
  posthog.forget();
  const choice = page.getByRole('group', { name: 'Analytics in this browser' });
  await expect(choice.getByLabel('Decline')).toBeChecked();
  expect(posthog.received).toEqual([]);
  await choice.getByLabel('Allow').check();
  await posthog.event('$pageview', ({ properties }) => properties.route === 'settings');
  await choice.getByLabel('Decline').check();
  await expect.poll(() => traces(page)).toEqual([]);
});
