import { expect, test } from '@playwright/test';
import { watchForErrors } from './support/errors';
import { seeded } from './support/people';
import { logIn, logInAsAdmin } from './support/signIn';

/** publicPages.spec.ts visits the other public pages. */
const publicRoutes = [
  '/docs/crawler',
  '/security',
  '/privacy',
  '/contact',
  '/auth/login',
  '/auth/signup',
  '/auth/reset',
];

for (const path of publicRoutes) {
  test(`${path} opens on a hard refresh, with a title and without an error`, async ({ page }) => {
    const errors = watchForErrors(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Plumbline/);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

const userRoutes = [
  '/dashboard',
  '/dashboard/jobs',
  '/dashboard/sites',
  '/dashboard/sites/shop.example.com',
  '/dashboard/settings',
];
const adminRoutes = [
  '/admin',
  '/admin/jobs',
  '/admin/users',
  '/admin/users/local-user',
  '/admin/waitlist',
  '/admin/audit',
  '/admin/settings',
];

test('an admin reaches every screen with a hard refresh', async ({ page }) => {
  await logInAsAdmin(page, '/dashboard');
  for (const path of [...userRoutes, ...adminRoutes]) {
    const errors = watchForErrors(page);
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle(/Plumbline/);
    expect(errors).toEqual([]);
  }
});

test('a user is denied the admin area, and sees that a job does not exist', async ({ page }) => {
  await logIn(page, seeded('user').email);
  await page.goto('/admin/jobs');
  await expect(page).toHaveURL(/\/access-denied/);
  await page.goto('/dashboard/jobs/no-such-job');
  await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible();
});
