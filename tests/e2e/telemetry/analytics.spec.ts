import { expect, type Page, test } from '@playwright/test';
import { reportSurveyName } from '../../../src/domain/survey';
import { headings } from '../../../src/site/home/heading';
import { startFaultySite } from '../../support/faultySite';
import { type PostHogReceiver, startPostHog } from '../../support/posthog/receiver';
import { base, logIn, traces, useTelemetry } from './telemetry';

let posthog: PostHogReceiver;

test.beforeAll(async () => {
  posthog = await startPostHog(base);
});
test.beforeEach(() => {
  posthog.forget();
  posthog.setUp({});
});
test.afterAll(() => posthog.close());

/** Kinds of a recording's events, and of its changes: https://github.com/rrweb-io/rrweb/blob/master/packages/types/src/index.ts */
const [fullSnapshot, incrementalSnapshot, meta, custom] = [2, 3, 4, 5];
const input = 5;
const recorded = () => JSON.stringify(posthog.recording());

const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' });
const parts = ['posthog'] as const;

test('nothing is stored or sent before a visitor has chosen, nor after they have declined', async ({
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
  test(`${name} is obeyed: nobody is asked, and an old consent counts for nothing`, async ({ page }) => {
    await useTelemetry(page, { parts, consent: 'granted' });
    await page.addInitScript((signal) => {
      const value = signal === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, signal, { get: () => value });
    }, signal);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeHidden();
    await logIn(page);
    await page.goto('/dashboard/settings', { waitUntil: 'load' });
    await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible();
    expect(await traces(page)).toEqual([]);
    expect(posthog.received).toEqual([]);
  });
}

test('who allows it is counted by route, known by the account’s id after signing in, and by nothing after signing out', async ({
  page,
}) => {
  await useTelemetry(page, { parts });
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Allow analytics' }).click();
  const view = await posthog.event('$pageview');
  expect(view.properties).toMatchObject({ route: 'home', area: 'public' });
  await page.goto('/docs/crawler?utm_source=secret-campaign');
  await posthog.event('$pageview', ({ properties }) => properties.route === 'docsPage');

  await logIn(page);
  await posthog.event(
    '$identify',
    ({ distinct_id, properties }) => (distinct_id ?? properties.distinct_id) === 'local-user',
  );
  await posthog.event('logged in', ({ properties }) => properties.method === 'password');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click();
  await posthog.event('$pageview', ({ properties }) => properties.route === 'jobs');
  await page.goto('/dashboard/jobs/a-secret-job');
  await posthog.event('$pageview', ({ properties }) => properties.$pathname === '/dashboard/jobs/:jobId');

  await page.getByRole('button', { name: 'Sign out' }).click();
  // Neither as the account nor as the visitor who signed in to it.
  const before = ['local-user', view.properties.distinct_id];
  await posthog.event(
    '$pageview',
    ({ properties }) => properties.route === 'login' && !before.includes(properties.distinct_id),
  );
  const all = JSON.stringify(posthog.events());
  expect(all).not.toMatch(/secret-campaign|a-secret-job|user@plumbline\.test|"title"/);
});

test('a choice can be changed in the footer and in the settings, and declining takes every trace away', async ({
  page,
}) => {
  await useTelemetry(page, { parts, consent: 'granted' });
  await page.goto('/');
  await posthog.event('$pageview');
  await expect.poll(() => traces(page)).not.toEqual([]);
  await page.getByRole('button', { name: 'Analytics choice' }).click();
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

test('flags decide what is seen from the next page on, and an override in this browser comes before them', async ({
  page,
}) => {
  posthog.setUp({ flags: { 'feedback-button': false } });
  await useTelemetry(page, { consent: 'granted' });
  await logIn(page);
  posthog.setUp({ flags: { 'feedback-button': true } });
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('plumbline-analytics-flags')))
    .toContain('true');
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

/** The heading that was there when the page was first painted, and how far anything moved since. */
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

test('the experiment shows its heading from the first paint, to those who allowed it, and moves nothing', async ({
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
  await page.evaluate(() => localStorage.setItem('plumbline-consent', 'declined'));
  expect(await headingAndShift(page)).toEqual({ heading: headings.control, shift: 0 });
});

test('the third report brings a question, and its answer arrives', async ({ page }) => {
  test.setTimeout(180_000);
  posthog.setUp({
    payloads: { 'telemetry-config': { surveyAfterReports: 2 } },
    flags: { 'telemetry-config': true },
    surveys: [
      {
        id: 'survey-1',
        name: reportSurveyName,
        type: 'api',
        start_date: '2026-11-01T00:00:00Z',
        end_date: null,
        questions: [
          { id: 'q1', type: 'rating', display: 'number', question: 'How useful was the report?', scale: 5 },
        ],
      },
    ],
  });
  const site = await startFaultySite({ delayMs: 0 });
  await useTelemetry(page, { parts, consent: 'granted' });
  await logIn(page, true);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('plumbline-analytics-config')))
    .toContain('2');
  const question = page.getByRole('region', { name: 'A question to you' });
  for (const scope of ['Whole site', 'One page']) {
    await page.goto('/dashboard');
    await page.getByLabel('Site address').fill(site.url);
    await page.getByLabel('What to check').selectOption({ label: scope });
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Start check' }).click();
    await expect(page.getByText(/Succeeded with a score of/)).toBeAttached({ timeout: 60_000 });
  }
  await posthog.event('job started', ({ properties }) => properties.scope === 'page');
  await posthog.event('report opened', ({ properties }) => properties.state === 'succeeded');
  await posthog.event('survey shown');
  await question.getByLabel('4').check();
  await question.getByRole('button', { name: 'Send answer' }).click();
  const answer = await posthog.event('survey sent');
  expect(answer.properties).toMatchObject({
    $survey_id: 'survey-1',
    $survey_response: 4,
    $survey_response_q1: 4,
  });
  expect(JSON.stringify(posthog.events())).not.toContain(site.url);
  await site.close();
});

test('a recording shows what was done and holds nothing that was typed or read', async ({ page }) => {
  await useTelemetry(page, { parts, consent: 'granted', recordingRate: 1 });
  await logIn(page);
  expect(posthog.recording()).toEqual([]);
  await page.getByLabel('Site address').fill('my-secret-site.example');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goto('/dashboard/jobs/my-secret-job');
  await expect(page.getByRole('heading', { name: 'No such job' })).toBeVisible();
  // A page on which nobody does anything is not sent.
  await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click();
  await expect.poll(recorded).toContain('/dashboard/jobs/:jobId');

  const types = new Set(posthog.recording().map(({ type }) => type));
  expect(types).toEqual(new Set([meta, fullSnapshot, incrementalSnapshot, custom]));
  const typed = posthog
    .recording()
    .map(({ data }) => data as { source?: number; text?: string })
    .filter(({ source, text }) => source === input && text);
  expect(typed.map(({ text }) => text).at(-1)).toMatch(/^\*+$/);
  expect(recorded()).not.toMatch(/my-secret|user@plumbline|local-user|Dashboard|Site address|Start check/);
});

test('what is behind the sign-in’s addresses is not recorded, nor anything after a visitor has changed their mind', async ({
  page,
}) => {
  await useTelemetry(page, { parts, consent: 'granted', recordingRate: 1 });
  await page.goto('/auth/signup');
  await posthog.event('$pageview', ({ properties }) => properties.route === 'signup');
  await page.getByLabel('Email').fill('ada@my-secret.example');
  await page.goto('/pricing');
  await posthog.event('$pageview', ({ properties }) => properties.route === 'pricing');
  await page.getByRole('link', { name: 'Docs' }).first().click();
  await expect.poll(recorded).toContain('/pricing');
  expect(recorded()).not.toContain('/auth');

  await page.getByRole('button', { name: 'Analytics choice' }).click();
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

test('no session is recorded that was not drawn', async ({ page }) => {
  await useTelemetry(page, { parts, consent: 'granted', recordingRate: 0 });
  await logIn(page);
  await posthog.event('$pageview', ({ properties }) => properties.route === 'dashboard');
  expect(posthog.events().filter(({ event }) => event === '$snapshot')).toEqual([]);
});

test('a host that never answers, or is gone, changes nothing', async ({ page }) => {
  posthog.answer(() => 'hangs');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  await useTelemetry(page, { parts, consent: 'granted' });
  await page.goto('/', { waitUntil: 'load' });
  await logIn(page);
  await page.route(`http://127.0.0.1:${base + 10}/**`, (route) => route.abort());
  await page.goto('/dashboard/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs' }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('no script comes from another origin', async ({ page }) => {
  await useTelemetry(page, { parts, consent: 'granted', recordingRate: 1 });
  const foreign: string[] = [];
  page.on('request', (request) => {
    const own = new URL(request.url()).port === String(base);
    if (request.resourceType() === 'script' && !own) foreign.push(request.url());
  });
  await page.goto('/');
  await posthog.event('$pageview');
  await logIn(page);
  await posthog.event('$pageview', ({ properties }) => properties.route === 'dashboard');
  expect(foreign).toEqual([]);
});
