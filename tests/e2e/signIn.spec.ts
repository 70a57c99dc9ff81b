import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { linkFor } from './support/mailedLinks';
import { logOut, newAddress, password, signUpByForm, stayLocal } from './support/people';
import { signUp } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

/** Opens the provider's window and selects a new account there. */
async function choose(page: Page, button: string, email: string, name = 'Ada'): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opened;
  await popup.locator('.js-new-account').first().click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

/** The emulator's window always reports a verified email address, which would skip the question. */
async function vouchForNothing(context: BrowserContext): Promise<void> {
  await context.route(/accounts:signInWithIdp/, (route) => {
    const body = route.request().postData() ?? '';
    return route.continue({
      postData: body.replace('email_verified%22%3Atrue', 'email_verified%22%3Afalse'),
    });
  });
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

for (const provider of ['Google', 'GitHub']) {
  test(`a new user signs up with ${provider} in its window`, async ({ page }) => {
    const email = newAddress(provider.toLowerCase());
    await page.goto('/auth/login?next=%2Fdashboard%2Fsettings');
    await choose(page, `Continue with ${provider}`, email, 'Ada Lovelace');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
    const only = row(page, provider).getByRole('button', { name: `Remove ${provider}` });
    await expect(only).toHaveAttribute('aria-disabled', 'true');
    await expect(only).toHaveAccessibleDescription('This is your only login method.');
  });
}

test('an email address that has an account is offered linking, then both methods work, and one can be removed', async ({
  page,
  context,
}) => {
  const email = await signUpByForm(page, 'linker');
  await logOut(page);
  await expect(page).toHaveURL(/\/auth\/login/);

  await vouchForNothing(context);
  await choose(page, 'Continue with Google', email);
  await expect(page.getByText(`${email} already has an account`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.goto('/dashboard/settings');
  await expect(row(page, 'Google')).toContainText(email);
  await row(page, 'Google').getByRole('button', { name: 'Remove Google' }).click();
  await expect(row(page, 'Google')).toContainText('Not linked');
  await choose(page, 'Link GitHub', email);
  await expect(row(page, 'GitHub')).toContainText(email);
});

test('a closed window changes nothing and says so', async ({ page }) => {
  await page.goto('/auth/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opened).close();
  await expect(page.getByRole('alert')).toContainText('The login window was closed', { timeout: 30_000 });
});

test('a wrong password, a taken email address, too many attempts, and no network are explained, and input is kept', async ({
  page,
  context,
}) => {
  const email = await signUpByForm(page, 'typist');
  await logOut(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('That email and password don’t match');
  await expect(page.getByLabel('Password')).toHaveValue('not the password');
  await page.getByLabel('Password').fill('not the password either');
  await expect(alert).toHaveCount(0);

  await context.route(/accounts:signInWithPassword/, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.' } },
    }),
  );
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(alert).toContainText('Too many attempts');

  await context.unroute(/accounts:signInWithPassword/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(alert).toContainText('You’re offline');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(alert).toHaveCount(2);
  await expect(alert.last()).toContainText('You’re offline');
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);

  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('12345');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/at least 6 characters/);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(alert).toContainText('That email address already has an account');
  await expect(page.getByText(/auth\//)).toHaveCount(0);
});

test('a missing job and another user’s job show the same message', async ({ page, browser }) => {
  await signUpByForm(page, 'stranger');
  await page.goto('/dashboard/jobs/no-such-job');
  await expect(page.getByRole('heading', { name: 'We couldn’t find this job' })).toBeVisible();
  const words = await page.getByRole('main').textContent();

  const other = await browser.newPage();
  await stayLocal(other.context());
  await signUp(other, 'owner');
  await other.getByLabel('Site URL').fill('http://localhost:1/');
  await other.getByRole('button', { name: 'Start job' }).click();
  await expect(other).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);
  await page.goto(new URL(other.url()).pathname);
  await expect(page.getByRole('heading', { name: 'We couldn’t find this job' })).toBeVisible();
  expect(await page.getByRole('main').textContent()).toBe(words);
  await other.context().close();
});

test('the dashboard shows its data offline, rejects changes, and recovers automatically', async ({
  page,
  context,
}) => {
  await signUpByForm(page, 'commuter');
  await page.goto('/dashboard/settings');
  const failed = page.getByLabel('A job failed');
  await expect(failed).not.toBeChecked();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline', { exact: false }).first()).toBeVisible();
  await failed.click();
  await expect(page.getByRole('alert')).toContainText('nothing was sent');
  await expect(failed).not.toBeChecked();
  await context.setOffline(false);
  await expect(page.getByText('You can still see what was already loaded', { exact: false })).toHaveCount(0);
  await failed.click();
  await expect(failed).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await page.reload();
  await expect(failed).toBeChecked();
});

test('a link to reset the password works once', async ({ page }) => {
  const email = await signUpByForm(page, 'forgetful');
  await logOut(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  const link = await linkFor(email, 'resetPassword');
  await page.goto(link);
  await page.getByLabel('Password').fill('another one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link has expired or was already used')).toBeVisible();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('another one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
