import { expect, type Page, test } from '@playwright/test';
import { logIn, logInAsAdmin, seeded } from './support/people';

/** Faults that a visitor's browser would keep to itself. */
function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Tests have no network, so the photo of somebody who came by a provider can't be had.
    const isForeign = !/^(http:\/\/(localhost|127\.0\.0\.1)|$)/.test(message.location().url);
    if (message.type() === 'error' && !isForeign) faults.push(message.text());
  });
  return faults;
}

const publicRoutes = [
  '/',
  '/about',
  '/blog',
  '/blog/why-a-403-is-not-a-broken-link',
  '/docs',
  '/docs/crawler',
  '/docs/rules/broken-link',
  '/pricing',
  '/waitlist',
  '/auth/login',
  '/auth/signup',
  '/auth/reset',
];

for (const path of publicRoutes) {
  test(`${path} opens on a hard refresh, with a title and without a fault`, async ({ page }) => {
    const faults = watchForFaults(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Plumbline/);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('public pages load nothing of Firebase or the application', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => /firestore|identitytoolkit/i.test(script))).toEqual([]);
});

test('an address that nobody has answers 404 in words', async ({ page }) => {
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
});

const userRoutes = ['/dashboard', '/dashboard/jobs', '/dashboard/settings'];
const adminRoutes = [
  '/admin',
  '/admin/jobs',
  '/admin/users',
  '/admin/users/local-user',
  '/admin/waitlist',
  '/admin/audit',
  '/admin/settings',
];

test('an admin reaches every screen on a hard refresh', async ({ page }) => {
  await logInAsAdmin(page, '/dashboard');
  for (const path of [...userRoutes, ...adminRoutes]) {
    const faults = watchForFaults(page);
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle(/Plumbline/);
    expect(faults).toEqual([]);
  }
});

test('a user is shown the door of the admin area, and a job that is not there', async ({ page }) => {
  await logIn(page, seeded('user').email);
  await page.goto('/admin/jobs');
  await expect(page).toHaveURL(/\/access-denied/);
  await page.goto('/dashboard/jobs/no-such-job');
  await expect(page.getByRole('heading', { name: /There is nothing here|no such job/i })).toBeVisible();
});
