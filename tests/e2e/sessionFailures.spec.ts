import { expect, type Page, test } from '@playwright/test';
import { auth, signUp } from '../support/stack';
import { calls, refuse } from './support/hold';
import { expectSoundInEveryLook } from './support/looks';
import { password, stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

/** Both requests by which the browser learns whether its session is still valid. */
const service = /securetoken\.googleapis\.com\/v1\/token|accounts:lookup/;
const headers = { 'access-control-allow-origin': '*' };

const fail = (page: Page) =>
  page.route(service, (route) => route.fulfill({ status: 503, headers, body: '' }));

const refuseWith = (page: Page, message: string) =>
  page.route(service, (route) =>
    route.fulfill({ status: 400, headers, json: { error: { code: 400, message } } }),
  );

/** Makes the page's token too old, so that it fetches a new one. */
const ageToken = (page: Page) => page.clock.setFixedTime(Date.now() + 2 * 3_600_000);

async function logInAgain(page: Page, email: string): Promise<void> {
  await page.unrouteAll();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const filtered = '/dashboard/jobs?state=failed';

test('a failing authentication service logs no one out: the page says so and recovers automatically', async ({
  page,
}) => {
  const { email } = await signUp('patient');
  await logIn(page, email, filtered);
  await fail(page);
  // A valid token opens the page without the service.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible();

  await ageToken(page);
  await page.reload();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('We couldn’t check your login');
  await expectSoundInEveryLook(page, 'session unknown');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('You’re still logged in');
  await expect(page).toHaveURL(filtered);
  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible({ timeout: 30_000 });
});

test('a session that can’t start stays on its page and starts automatically later', async ({ page }) => {
  const { email } = await signUp('starter');
  await logIn(page, email, filtered);
  await page.evaluate(() => localStorage.removeItem('plumbline-session'));
  await page.route(calls('startSession'), (route) => route.fulfill({ status: 503, headers, body: '' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach Plumbline');
  await expect(page).toHaveURL(filtered);
  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible({ timeout: 30_000 });
});

test('a token that can’t be renewed is an error to retry, not a logout', async ({ page }) => {
  const { email } = await signUp('worker');
  await logIn(page, email, '/dashboard/new');
  await page.getByLabel('Site URL').fill('http://localhost:1/');
  await expect(page.getByRole('button', { name: 'Start job' })).toBeVisible();
  await fail(page);
  await ageToken(page);
  await page.getByRole('button', { name: 'Start job' }).click();
  await expect(page.getByRole('alert').first()).toContainText('We couldn’t reach the login service');
  await expect(page.getByText('You’re logged out')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Start job' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);
});

test('an ended session redirects to the login screen with the reason, and back', async ({ page }) => {
  const { email } = await signUp('ended');
  await logIn(page, email, filtered);
  await refuseWith(page, 'TOKEN_EXPIRED');
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expectSoundInEveryLook(page, 'session ended');
  await logInAgain(page, email);
  await expect(page).toHaveURL(filtered);

  // Mid-session, Firestore rejects a request, and the browser finds out why.
  await refuseWith(page, 'USER_NOT_FOUND');
  await refuse(page, 'jobs');
  // A click would wait until nothing moves, and a listener that is rejected meanwhile removes the link.
  await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await logInAgain(page, email);
  await expect(page).toHaveURL('/dashboard');
});

test('a disabled account sees an explanation, on page load and mid-session', async ({ page }) => {
  const { email, uid } = await signUp('disabled');
  await logIn(page, email, filtered);
  await auth.updateUser(uid, { disabled: true });
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await expect(page.getByText('This account is disabled')).toBeVisible();
  await expectSoundInEveryLook(page, 'account disabled');
  await auth.updateUser(uid, { disabled: false });
  await logInAgain(page, email);
  await expect(page).toHaveURL(filtered);

  await page.goto('/dashboard/new');
  await page.getByLabel('Site URL').fill('http://localhost:1/');
  await auth.updateUser(uid, { disabled: true });
  await ageToken(page);
  await page.getByRole('button', { name: 'Start job' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fdashboard%2Fnew/);
  await expect(page.getByText('This account is disabled')).toBeVisible();
});

test('a function that rejects the session offers to log in again, and returns to the page', async ({
  page,
}) => {
  const { email } = await signUp('refused');
  await logIn(page, email, '/dashboard/new');
  await page.getByLabel('Site URL').fill('http://localhost:1/');
  await page.route(calls('submitJob'), (route) =>
    route.fulfill({ status: 401, headers, json: { error: { status: 'UNAUTHENTICATED', message: 'No.' } } }),
  );
  await page.getByRole('button', { name: 'Start job' }).click();
  const dialog = page.getByRole('dialog', { name: 'You’re logged out' });
  await expect(dialog).toBeVisible();
  await expectSoundInEveryLook(page, 'refused session');
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fdashboard%2Fnew/);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await logInAgain(page, email);
  await expect(page).toHaveURL('/dashboard/new');
});
