import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { auth, db } from '../support/stack';
import { linkFor } from './support/mailedLinks';
import { logOut, newAddress, password, stayLocal } from './support/people';
import { logIn, signUp } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('profile, preferences, and job defaults are saved, and the form for a new job uses them', async ({
  page,
}) => {
  await signUp(page, 'settler');
  await page.goto('/dashboard/settings');
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  const defaults = section(page, 'Job defaults');
  await defaults.getByLabel('Max pages').fill('501');
  await defaults.getByRole('button', { name: 'Save job defaults' }).click();
  await expect(defaults.getByLabel('Max pages')).toHaveAccessibleDescription(/limit is 500 pages/);
  await defaults.getByLabel('Max pages').fill('42');
  await defaults.getByLabel('What to check').selectOption('section');
  await defaults.getByRole('button', { name: 'Save job defaults' }).click();
  await expect(defaults.getByText('Saved. Your next job starts with these defaults.')).toBeVisible();

  await section(page, 'Appearance').getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(section(page, 'Appearance').getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Grace Hopper');
  await expect(section(page, 'Appearance').getByLabel('Dark')).toBeChecked();
  await page.goto('/dashboard');
  await expect(page.getByLabel('Max pages')).toHaveValue('42');
  await expect(page.getByLabel('What to check')).toHaveValue('section');
});

test('a password is changed after reauthentication if the provider requires it', async ({
  page,
  context,
}) => {
  const email = await signUp(page, 'careful');
  await page.goto('/dashboard/settings');
  let requested = false;
  await context.route(/accounts:update/, (route) => {
    if (requested) return route.continue();
    requested = true;
    return route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
    });
  });
  const form = section(page, 'Password');
  await form.getByLabel('New password').fill('a longer password');
  await form.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByLabel('Your password').fill('wrong password');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('don’t match');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(form.getByText('Your password is changed')).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a longer password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('an email address is changed by the link sent to the new one', async ({ page }) => {
  const email = await signUp(page, 'mover');
  const next = newAddress('moved');
  await page.goto('/dashboard/settings');
  const form = section(page, 'Email');
  await form.getByLabel('New email address').fill(email);
  await form.getByRole('button', { name: 'Change email address' }).click();
  await expect(form.getByLabel('New email address')).toHaveAccessibleDescription(
    /already your email address/,
  );
  await form.getByLabel('New email address').fill(next);
  await form.getByRole('button', { name: 'Change email address' }).click();
  await expect(form.getByText(`Open the link we sent to ${next}`)).toBeVisible();
  await page.goto(await linkFor(next, 'verifyAndChangeEmail'));
  await expect(page.getByText('Your email address is changed')).toBeVisible();
  await page.context().clearCookies();
  await logOutHere(page);
  await logIn(page, next, '/dashboard/settings');
  await expect(section(page, 'Email')).toContainText(next);
});

/** Returns the page to the state of a new browser. */
async function logOutHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
}

test('logging out everywhere ends the session of another browser within seconds', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page, 'traveller');
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await stayLocal(other);
  const elsewhere = await other.newPage();
  await logIn(elsewhere, email);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
  await expect(elsewhere.getByText('You were logged out')).toBeVisible();
  await other.close();
});

test('a user exports their data and deletes the account, and nothing of it is left', async ({ page }) => {
  const email = await signUp(page, 'leaver');
  const { uid } = await auth.getUserByEmail(email);
  await page.goto('/dashboard/settings');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^plumbline-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(JSON.stringify(data)).toContain(email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/to confirm$/).fill('yes');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel(/to confirm$/)).toHaveAccessibleDescription(
    /isn’t the account’s email address/,
  );
  await dialog.getByLabel(/to confirm$/).fill(email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText('This account is being deleted')).toBeVisible();
  await expect
    .poll(async () => (await db.doc(paths.user(uid)).get()).exists, { timeout: 30_000 })
    .toBe(false);
  await expect.poll(async () => (await auth.getUsers([{ uid }])).users.length, { timeout: 30_000 }).toBe(0);
});
