import { expect, type Page, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { withSecondFactor } from '../support/secondFactor';
import { askIdentity, db, type SignedIn, signIn, signUpAdmin } from '../support/stack';
import { expectSoundInEveryLook } from './support/looks';
import { password, stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));
test.afterEach(() => db.doc(paths.accessSettings).set({ mode: 'open' }));

const goodCode = '123456';
const headers = { 'access-control-allow-origin': '*' };

/**
 * Responds as Identity Platform does for an account with an authenticator app, which the Auth emulator doesn't
 * support.
 */
async function enroll(page: Page, person: SignedIn): Promise<void> {
  await page.route(/accounts:signInWithPassword/, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const factor = { mfaEnrollmentId: 'app', displayName: 'Phone', enrolledAt: new Date(), totpInfo: {} };
    return route.fulfill({ headers, json: { mfaPendingCredential: 'pending', mfaInfo: [factor] } });
  });
  await page.route(/mfaSignIn:finalize/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { mfaPendingCredential, totpVerificationInfo } = route.request().postDataJSON();
    if (mfaPendingCredential !== 'pending' || totpVerificationInfo.verificationCode !== goodCode) {
      return route.fulfill({ status: 400, headers, json: { error: { message: 'INVALID_CODE' } } });
    }
    const { refreshToken } = await askIdentity('signInWithPassword', { email: person.email, password });
    const { token } = withSecondFactor(await signIn(person));
    return route.fulfill({ headers, json: { idToken: token, refreshToken } });
  });
}

async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enter your code' });
  await dialog.getByLabel('Code from your authenticator app').fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

test('an admin logs in with a code and requires one of all admins', async ({ page }) => {
  const admin = await signUpAdmin('secured');
  await enroll(page, admin);
  await page.goto('/auth/login?next=%2Fadmin%2Fsettings');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectSoundInEveryLook(page, 'question for a code');
  await enterCode(page, '654321');
  await expect(page.getByRole('alert')).toContainText('That code doesn’t match');
  await enterCode(page, goodCode);

  await expect(page).toHaveURL('/admin/settings');
  await page.getByRole('button', { name: 'Require a second factor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Require a second factor' }).click();
  await expect(page.getByRole('button', { name: 'Stop requiring a second factor' })).toBeVisible();
  expect((await db.doc(paths.accessSettings).get()).data()).toMatchObject({ adminsNeedSecondFactor: true });

  // The same admin without a code sees why.
  await page.unrouteAll();
  await logIn(page, admin.email, '/admin/users');
  await expect(page.getByText('Admins must use a second factor')).toBeVisible();
  await expectSoundInEveryLook(page, 'second factor missing');
});
