import { expect, type Page, test } from '@playwright/test';
import { setSignUps } from '../support/accessMode';
import { expectSoundInBothThemes } from './support/looks';
import { newAddress, password, stayLocal } from './support/people';
import { logInAsAdmin, signUp } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));
test.afterEach(() => setSignUps('open'));

/** Waits until nothing is loading: no skeleton is left. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Loading|Opening|Asking|Checking|Looking)/)).toHaveCount(0);
}

for (const path of ['/auth/login', '/auth/signup', '/auth/reset', '/auth/action', '/waitlist', '/blocked']) {
  test(`${path} is accessible in both themes`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await expectSoundInBothThemes(page, path);
  });
}

test('settings are accessible in both themes', async ({ page }) => {
  await signUp(page, 'reader');
  await page.goto('/dashboard/settings');
  await settled(page);
  await expectSoundInBothThemes(page, 'settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectSoundInBothThemes(page, 'deleting the account');
});

test('the place on the waitlist is accessible in both themes', async ({ page }) => {
  await setSignUps('waitlist');
  await page.goto('/auth/signup');
  await page.getByLabel('Email').fill(newAddress('waiting'));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Your place')).toBeVisible();
  await expectSoundInBothThemes(page, 'place on the waitlist');
});

const adminPaths = [
  '/admin/queue',
  '/admin/users',
  '/admin/users/local-user',
  '/admin/users/local-admin',
  '/admin/waitlist',
  '/admin/audit',
  '/admin/mail',
  '/admin/settings',
];

test('the admin screens are accessible in both themes', async ({ page }) => {
  await logInAsAdmin(page);
  for (const path of adminPaths) {
    await page.goto(path);
    await settled(page);
    await expectSoundInBothThemes(page, path);
  }
});

test('each screen fits the width of a phone and a tablet', async ({ page }) => {
  await logInAsAdmin(page);
  for (const path of [...adminPaths, '/dashboard/settings']) {
    await page.goto(path);
    await settled(page);
    for (const width of [390, 768, 1_024]) {
      await page.setViewportSize({ width, height: 844 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
