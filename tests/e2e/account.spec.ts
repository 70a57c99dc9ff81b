import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectSoundInEveryLook } from './support/looks';
import { stayLocal } from './support/people';
import { logIn, signUp } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

/** Logs in to the same account in another browser. */
async function elsewhere(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
  });
  await stayLocal(context);
  const page = await context.newPage();
  // A session is identified by the second of its login.
  const second = Math.floor(Date.now() / 1_000);
  await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(second);
  await logIn(page, email, '/dashboard/settings');
  return page;
}

const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');

test('a user sees where the account is logged in, and logs out another browser', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, 'owner');
  const phone = await elsewhere(browser, email);
  await page.goto('/dashboard/settings#sessions');
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).first()).toContainText('This device');
  await expect(sessions(page).last()).toContainText('Safari on iPhone');
  await expectSoundInEveryLook(page, 'sessions');
  await page.getByRole('button', { name: 'Log out Safari on iPhone' }).click();
  await expect(phone).toHaveURL(/\/auth\/login/);
  await expect(phone.getByText('You were logged out')).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await page.reload();
  await expect(sessions(page)).toHaveCount(1);
  await phone.context().close();
});

test('a user logs out everywhere else and stays logged in', async ({ page, browser }) => {
  const email = await signUp(page, 'owner');
  const phone = await elsewhere(browser, email);
  await page.goto('/dashboard/settings');
  await expect(sessions(page)).toHaveCount(2);
  const name = 'Log out everywhere else';
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(phone).toHaveURL(/\/auth\/login/);
  await expect(sessions(page)).toHaveCount(1);
  await page.reload();
  await expect(sessions(page).first()).toContainText('This device');
  await phone.context().close();
});
