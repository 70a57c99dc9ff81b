import { expect, type Page, test } from '@playwright/test';
import { recentSignInMs } from '#domain/operations';
import { actionsOn, userOf } from '../support/accounts';
import { signedInAgo } from '../support/oldSignIn';
import { type SignedIn, signUp, signUpAdmin } from '../support/stack';
import { expectSoundInEveryLook } from './support/looks';
import { password, stayLocal } from './support/people';
import { logIn, openSession } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

const tooOld = recentSignInMs + 60_000;
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' });

async function confirm(page: Page, typed = password): Promise<void> {
  await question(page).getByLabel('Your password').fill(typed);
  await question(page).getByRole('button', { name: 'Confirm', exact: true }).click();
}

async function openWithOldSignIn(page: Page, admin: SignedIn, path: string): Promise<void> {
  await openSession(page, await signedInAgo(admin, tooOld), path);
}

test('an admin with an old login promotes another admin after confirming the password', async ({ page }) => {
  const [admin, person] = [await signUpAdmin('confirming'), await signUp('promoted')];
  await openWithOldSignIn(page, admin, `/admin/users/${person.uid}`);
  const make = page.getByRole('button', { name: 'Make admin' });
  const action = page.getByRole('dialog', { name: `Make ${person.email} an admin?` });
  await make.click();
  await action.getByRole('button', { name: 'Make admin' }).click();
  await expectSoundInEveryLook(page, 'question for a recent sign-in');

  // Cancel leaves everything as it was.
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(action.getByRole('alert')).toContainText('Nothing was changed');
  expect(await userOf(person.uid)).toMatchObject({ admin: false });

  await action.getByRole('button', { name: 'Make admin' }).click();
  await confirm(page, 'not the password');
  await expect(question(page).getByRole('alert')).toContainText('don’t match');
  await confirm(page);
  await expect(page.getByRole('button', { name: 'Remove admin role' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await actionsOn(person.uid)).toMatchObject([{ action: 'user.admin', actorUid: admin.uid }]);
});

test('an account is deleted after the function has rejected an old login, without typing anything twice', async ({
  page,
}) => {
  const [admin, person] = [await signUpAdmin('refused'), await signUp('leaving')];
  await logIn(page, admin.email, `/admin/users/${person.uid}`);
  let calls = 0;
  await page.route(/\/deleteUser$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls += 1;
    if (calls > 1) return route.fallback();
    const details = { code: 'auth/requires-recent-login' };
    return route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { status: 'FAILED_PRECONDITION', message: 'This requires a recent login.', details } },
    });
  });
  await page.getByRole('button', { name: 'Delete account' }).click();
  const action = page.getByRole('dialog', { name: `Delete ${person.email}?` });
  await action.getByLabel('Reason').fill('They asked for it');
  await action.getByLabel(/^Type/).fill(person.email);
  await action.getByRole('button', { name: 'Delete account' }).click();
  await confirm(page);
  await expect(action).toBeHidden();
  expect(calls).toBe(2);
  const deletion = { action: 'user.delete', reason: 'They asked for it' };
  expect(await actionsOn(person.uid)).toMatchObject([deletion]);
});

test('a view opens in its own tab after the password is confirmed', async ({ page, context }) => {
  const [admin, person] = [await signUpAdmin('viewing'), await signUp('viewed')];
  await openWithOldSignIn(page, admin, `/admin/users/${person.uid}`);
  await page.getByRole('button', { name: 'View as user' }).click();
  const action = page.getByRole('dialog', { name: `View Plumbline as ${person.email}?` });
  await action.getByLabel('Reason').fill('They can’t find a job');
  await action.getByRole('button', { name: 'View as user' }).click();
  await expect(question(page)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await confirm(page);
  await expect((await opened).getByRole('region', { name: 'Viewing as a user' })).toBeVisible({
    timeout: 30_000,
  });
});

test('emails, whose links contain secrets, are shown to an admin with an old login after confirmation', async ({
  page,
}) => {
  await openWithOldSignIn(page, await signUpAdmin('reading'), '/admin/mail');
  await expect(page.getByRole('button', { name: 'Show emails' })).toBeVisible();
  await expect(page.getByRole('listitem').locator('summary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show emails' }).click();
  await confirm(page);
  await expect(
    page
      .getByRole('heading', { name: 'No emails yet' })
      .or(page.getByRole('listitem').locator('summary').first()),
  ).toBeVisible();
});
