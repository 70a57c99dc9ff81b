import { expect, test } from '@playwright/test';
import { startFaultySite } from '#tests/support/faultySite';
import { recordingOf, type SentryReceiver, startSentry } from '#tests/support/sentry/receiver';
import { base, logIn, useTelemetry } from './telemetry';

let sentry: SentryReceiver;

test.beforeAll(async () => {
  sentry = await startSentry(base);
});
let began = 0;
test.beforeEach(() => {
  sentry.forget();
  began = Date.now() / 1000;
});
test.afterAll(() => sentry.close());

interface Sent {
  readonly event_id: string;
  readonly exception?: { readonly values: readonly { readonly value: string }[] };
  readonly contexts: { readonly trace: { readonly trace_id: string } };
}

const hasMessage = (words: string) => (event: Record<string, unknown>) =>
  JSON.stringify(event.exception ?? '').includes(words);
// A page sends its last transaction when it closes, so that of the previous test may arrive during this one.
const sent = async (type: string, wanted: (payload: Record<string, unknown>) => boolean) =>
  (await sentry.item(
    type,
    (payload) => Number(payload.start_timestamp ?? payload.timestamp) >= began && wanted(payload),
  )) as unknown as Sent & Record<string, unknown>;

test('an error in a handler is sent to our own path, with its page and without email addresses', async ({
  page,
}) => {
  await useTelemetry(page, { parts: ['sentry'] });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/dev/errors?secret=hidden');
  await page.getByRole('button', { name: 'Throw in a handler' }).click();
  const event = await sent('event', hasMessage('thrown by a button'));
  expect(event).toMatchObject({ environment: 'local', platform: 'javascript' });
  expect(event.exception?.values.at(-1)?.value).toBe('Example: thrown by a button, for [email].');
  expect(JSON.stringify(event)).not.toMatch(/ada@example|secret=hidden/);
  expect(event).not.toHaveProperty('user');
  expect(requests.filter((url) => url.endsWith('/monitoring')).length).toBeGreaterThan(0);
  expect(requests.filter((url) => url.includes(`:${base + 9}`))).toEqual([]);
});

test('sends a rejected promise, and slow work as a transaction', async ({ page }) => {
  await useTelemetry(page, { parts: ['sentry'] });
  await page.goto('/dev/errors');
  await page.getByRole('button', { name: 'Reject a promise' }).click();
  await sent('event', hasMessage('a rejected promise'));
  await page.getByRole('button', { name: 'Trace slow work' }).click();
  const slow = await sent('transaction', ({ transaction }) => transaction === 'Example: slow work');
  expect(Number(slow.timestamp) - Number(slow.start_timestamp)).toBeGreaterThan(2.9);
});

test('a render error shows its ID, leaves the rest of the page, and takes feedback', async ({ page }) => {
  await useTelemetry(page, { parts: ['sentry'] });
  await page.goto('/dev/errors');
  await page.getByRole('button', { name: 'Break this widget' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The chart couldn’t be displayed' });
  const event = await sent('event', ({ tags }) => JSON.stringify(tags) === '{"area":"The chart"}');
  await expect(alert).toContainText(event.event_id);
  await expect(page.getByRole('button', { name: 'Break this section' })).toBeVisible();
  await alert.getByText('Describe what happened').click();
  await alert.getByLabel('What were you doing when this happened?').fill('I pressed it twice');
  await alert.getByRole('button', { name: 'Send description' }).click();
  const feedback = await sentry.item('feedback');
  expect(feedback).toMatchObject({
    contexts: { feedback: { message: 'I pressed it twice', associated_event_id: event.event_id } },
  });
  await page.getByRole('button', { name: 'Break the whole page' }).click();
  await expect(page.getByRole('heading', { name: 'The examples couldn’t be displayed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
});

test('a public page loads no client until there is an error, and then reports earlier errors', async ({
  page,
}) => {
  await useTelemetry(page, { parts: ['sentry'] });
  const scripts: string[] = [];
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/monitoring')) reports.push(request.url());
  });
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.join('').length).toBeLessThan(80_000);
  expect(reports).toEqual([]);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Example: early on a public page.');
    });
  });
  await sent('event', hasMessage('early on a public page'));
});

test('holds and sends an error from before the page is idle', async ({ page }) => {
  await useTelemetry(page, { parts: ['sentry'] });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('Example: before the client is there.');
    });
  });
  await page.goto('/dev/errors');
  await sent('event', hasMessage('before the client is there'));
});

test('a function reports its own error within the browser’s trace, and does not report a rejection', async ({
  page,
}) => {
  await useTelemetry(page, { parts: ['sentry'] });
  await logIn(page);
  await page.goto('/dev/errors');
  const load = await sent('transaction', ({ transaction }) => transaction === '/dev/errors');
  await page.getByRole('button', { name: 'Be refused by a callable' }).click();
  // The exact text, because the catalog on the same page has longer ones.
  await expect(page.getByText('You’ve reached a limit.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Break a function' }).click();
  await expect(page.getByText('Plumbline had an internal error.', { exact: true })).toBeVisible();
  const event = await sent('event', hasMessage('a function broke over [email]'));
  expect(event).toMatchObject({ platform: 'node', environment: 'test', tags: { function: 'exampleError' } });
  expect(event.contexts.trace.trace_id).toBe(load.contexts.trace.trace_id);
  const messages = sentry.items().map(({ payload }) => payload.toString('utf8'));
  expect(messages.filter((words) => words.includes('Example: a limit'))).toEqual([]);
});

test('one trace leads from a button through the callable to the end of the slice', async ({ page }) => {
  const site = await startFaultySite({ delayMs: 0 });
  await useTelemetry(page, { parts: ['sentry'] });
  await logIn(page, true);
  await page.goto('/dashboard');
  await page.getByLabel('Site URL').fill(site.url);
  await page.getByRole('button', { name: 'Start job' }).click();
  await expect(page.getByText(/Succeeded with a score of/)).toBeAttached({ timeout: 60_000 });
  const submit = await sent('transaction', ({ transaction }) => transaction === 'submitJob');
  const slice = await sent('transaction', ({ transaction }) => transaction === 'runJob');
  const traceId = submit.contexts.trace.trace_id;
  expect(slice.contexts.trace.trace_id).toBe(traceId);
  await sent(
    'transaction',
    ({ transaction, contexts }) =>
      transaction === '/dashboard' && (contexts as Sent['contexts']).trace.trace_id === traceId,
  );
  expect(JSON.stringify(sentry.items().map(({ payload }) => payload.toString('utf8')))).not.toContain(
    site.url,
  );
  await site.close();
});

test('a missing page sends no transaction', async ({ page }) => {
  await useTelemetry(page, { parts: ['sentry'] });
  await logIn(page);
  sentry.forget();
  await page.goto('/dashboard/nothing-here');
  await expect(page.getByText('Page not found')).toBeVisible();
  // The next page's transaction would arrive after it.
  await page.goto('/dashboard/jobs');
  await sent('transaction', ({ transaction }) => transaction === '/dashboard/jobs');
  const names = sentry.items().filter(({ type }) => type === 'transaction');
  expect(names.map(({ payload }) => JSON.parse(payload.toString('utf8')).transaction)).not.toContain('/404');
});

test('an error has a recording without text with consent, and none without', async ({ page, browser }) => {
  const secret = 'my secret words';
  await useTelemetry(page, { parts: ['sentry'], consent: 'granted' });
  // Recording starts after the login's URLs.
  await logIn(page);
  const jobId = 'Qm3vR8sT1xYz5aBcDeFg';
  await page.goto(`/dashboard/jobs/${jobId}`);
  await expect(page.getByRole('heading', { name: 'We couldn’t find this job' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByLabel('Site URL').fill(secret);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await sent('transaction', ({ transaction }) => transaction === '/dashboard');
  // The same error twice in a row is only sent once.
  let attempts = 0;
  const fail = (attempt: number) =>
    setTimeout(() => {
      throw new Error(`Example: with a recording, ${attempt}.`);
    });
  await expect(async () => {
    attempts += 1;
    await page.evaluate(fail, attempts);
    expect(sentry.items().some(({ type }) => type === 'replay_recording')).toBe(true);
  }).toPass({ timeout: 40_000 });
  const recordings = sentry.items().filter(({ type }) => type === 'replay_recording');
  const recorded = recordings.map(recordingOf).join('\n');
  expect(recorded).toContain('"type":2');
  expect(recorded).toContain('/dashboard/jobs/:jobId');
  expect(recorded).not.toContain(jobId);
  expect(recorded).not.toContain(secret);
  expect(recorded).not.toContain('Dashboard');
  expect(recorded).not.toContain('@plumbline.test');

  sentry.forget();
  const other = await browser.newPage();
  await useTelemetry(other, { parts: ['sentry'] });
  await other.goto('/dev/errors');
  await other.getByRole('button', { name: 'Throw in a handler' }).click();
  await sent('event', hasMessage('thrown by a button'));
  await other.getByRole('button', { name: 'Reject a promise' }).click();
  await sent('event', hasMessage('a rejected promise'));
  expect(sentry.items().filter(({ type }) => type.startsWith('replay'))).toEqual([]);
  await other.close();
});

test('an unreachable error host does not affect the page', async ({ page }) => {
  await useTelemetry(page, { parts: ['sentry'] });
  sentry.answer(() => 'hangs');
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  await logIn(page);
  await page.goto('/dashboard/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs' }).first()).toBeVisible();
  expect(pageErrors).toEqual([]);
  sentry.answer(() => ({ status: 200, body: '{}' }));
});
