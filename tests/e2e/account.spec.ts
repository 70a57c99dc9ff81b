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

/** Returns a PNG image that the browser has drawn. */
async function pngOf(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      canvas.getContext('2d')?.fillRect(0, 0, size.width / 2, size.height);
      return canvas.toDataURL('image/png');
    },
    { width, height },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('a user uploads a photo, crops it, and removes it', async ({ page }) => {
  await signUp(page, 'owner');
  await page.goto('/dashboard/settings');
  const profile = page.getByRole('region', { name: 'Profile', exact: true });
  const file = page.getByLabel('Photo file');
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(profile.getByRole('alert')).toContainText('That file isn’t an image');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') });
  await expect(profile.getByRole('alert')).toContainText('We couldn’t read that image');

  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await pngOf(page, 600, 300) });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await expect(dialog).toBeVisible();
  await expectSoundInEveryLook(page, 'crop a photo');
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(profile.getByRole('alert')).toHaveCount(0);
  await expect(profile.getByLabel('Uploaded photo')).toBeChecked();
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('Your profile is saved.')).toBeVisible();
  const photo = page.getByRole('button', { name: 'Account menu' }).locator('img');
  await expect(photo).toHaveAttribute('src', /^data:image\/webp;base64,/);

  await page.reload();
  await expect(photo).toHaveAttribute('src', /^data:image/);
  await profile.getByLabel('No photo').check();
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(photo).toHaveCount(0);
});
