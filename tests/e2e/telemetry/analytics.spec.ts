import { expect, test } from '@playwright/test';
import { reportSurveyName } from '#domain/survey';
import { startFaultySite } from '#tests/support/faultySite';
import { logInByForm, logOut, seeded } from '../support/people';
import { base, logIn, useTelemetry } from './telemetry';
import { banner, parts, posthog, withPostHog } from './withPostHog';

withPostHog();

test('counts a consenting user by route, identifies the account by ID after login, and forgets it after logout', async ({
  page,
}) => {
  await useTelemetry(page, { parts });
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Allow analytics' }).click();
  const view = await posthog.event('$pageview');
  expect(view.properties).toMatchObject({ route: 'home', area: 'public' });
  await page.goto('/docs/crawler?utm_source=secret-campaign');
  await posthog.event('$pageview', ({ properties }) => properties.route === 'docsPage');

  await logInByForm(page, seeded('user').email);
  await posthog.event(
    '$identify',
    ({ distinct_id, properties }) => (distinct_id ?? properties.distinct_id) === 'local-user',
  );
  await posthog.event('logged in', ({ properties }) => properties.method === 'password');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click();
  await posthog.event('$pageview', ({ properties }) => properties.route === 'jobs');
  await page.goto('/dashboard/jobs/a-secret-job');
  await posthog.event('$pageview', ({ properties }) => properties.$pathname === '/dashboard/jobs/:jobId');

  await logOut(page);
  // Neither the account nor the visitor who logged in to it.
  const before = ['local-user', view.properties.distinct_id];
  await posthog.event(
    '$pageview',
    ({ properties }) => properties.route === 'login' && !before.includes(properties.distinct_id),
  );
  const all = JSON.stringify(posthog.events());
  expect(all).not.toMatch(/secret-campaign|a-secret-job|user@plumbline\.test|"title"/);
});

test('shows the survey after the third report, and sends its answer', async ({ page }) => {
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
  const question = page.getByRole('region', { name: 'Quick survey' });
  for (const scope of ['Whole site', 'One page']) {
    await page.goto('/dashboard');
    await page.getByLabel('Site URL').fill(site.url);
    await page.getByLabel('What to check').selectOption({ label: scope });
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Start job' }).click();
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

test('an unresponsive or unreachable host changes nothing', async ({ page }) => {
  posthog.answer(() => 'hangs');
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      pageErrors.push(message.text());
  });
  await useTelemetry(page, { parts, consent: 'granted' });
  await page.goto('/', { waitUntil: 'load' });
  await logIn(page);
  await page.route(`http://127.0.0.1:${base + 10}/**`, (route) => route.abort());
  await page.goto('/dashboard/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs' }).first()).toBeVisible();
  expect(pageErrors).toEqual([]);
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
