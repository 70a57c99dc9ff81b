import { expect, test } from '@playwright/test';
import { logIn, traces, useTelemetry } from './telemetry';
import { banner, parts, posthog, withPostHog } from './withPostHog';

withPostHog();

/**
 * Types of recorded events, and of incremental changes:
 * https://github.com/rrweb-io/rrweb/blob/master/packages/types/src/index.ts
 */
const [fullSnapshot, incrementalSnapshot, meta, custom] = [2, 3, 4, 5];
const input = 5;
const recorded = () => JSON.stringify(posthog.recording());

test('a recording shows actions and contains no typed or displayed text', async ({ page }) => {
  await useTelemetry(page, { parts, consent: 'granted', recordingRate: 1 });
  await logIn(page);
  expect(posthog.recording()).toEqual([]);
  await page.getByLabel('Site URL').fill('my-secret-site.example');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goto('/dashboard/jobs/my-secret-job');
  await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible();
  // A page without any interaction is not sent.
  await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click();
  await expect.poll(recorded).toContain('/dashboard/jobs/:jobId');

  const types = new Set(posthog.recording().map(({ type }) => type));
  expect(types).toEqual(new Set([meta, fullSnapshot, incrementalSnapshot, custom]));
  const typed = posthog
    .recording()
    .map(({ data }) => data as { source?: number; text?: string })
    // The value of a checkbox or radio button that was checked by default is “on”.
    .filter(({ source, text }) => source === input && text && text !== 'on');
  expect(typed).not.toEqual([]);
  for (const { text } of typed) expect(text).toMatch(/^\*+$/);
  expect(recorded()).not.toMatch(/my-secret|user@plumbline|local-user|Dashboard|Site URL|Start job/);
});

test('records neither the login pages nor anything after consent was withdrawn', async ({ page }) => {
  await useTelemetry(page, { parts, consent: 'granted', recordingRate: 1 });
  await page.goto('/auth/signup');
  await posthog.event('$pageview', ({ properties }) => properties.route === 'signup');
  await page.getByLabel('Email').fill('ada@my-secret.example');
  await page.goto('/pricing');
  await posthog.event('$pageview', ({ properties }) => properties.route === 'pricing');
  await page.getByRole('link', { name: 'Docs' }).first().click();
  await expect.poll(recorded).toContain('/pricing');
  expect(recorded()).not.toContain('/auth');

  await page.getByRole('button', { name: 'Analytics settings' }).click();
  await banner(page).getByRole('button', { name: 'Decline analytics' }).click();
  const changedAt = await page.evaluate(() => Date.now());
  await expect.poll(() => traces(page)).toEqual([]);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(posthog.recording().filter(({ timestamp }) => timestamp > changedAt)).toEqual([]);
  const routes = posthog.events().map(({ properties }) => properties.route);
  expect(routes).not.toContain('blog');
  expect(routes).not.toContain('about');
});

test('records no session that was not sampled', async ({ page }) => {
  await useTelemetry(page, { parts, consent: 'granted', recordingRate: 0 });
  await logIn(page);
  await posthog.event('$pageview', ({ properties }) => properties.route === 'dashboard');
  expect(posthog.events().filter(({ event }) => event === '$snapshot')).toEqual([]);
});
