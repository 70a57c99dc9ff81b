import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { setSignUps } from '../support/accessMode';
import { newAddress, password, stayLocal } from './support/people';
import { logInAsAdmin, signUp } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));
test.afterEach(() => setSignUps('open'));

const schemes = ['light', 'dark'] as const;

/** Faults that axe finds, as one can read them, in both colour schemes. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map((node) => `${colorScheme}: ${id} at ${node.target.join(' ')}`));
    }
  }
  return faults;
}

/** Everything on a screen is there: no skeleton is left. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Loading|Opening|Asking|Checking|Looking)/)).toHaveCount(0);
}

for (const path of ['/auth/login', '/auth/signup', '/auth/reset', '/auth/action', '/waitlist', '/blocked']) {
  test(`${path} can be used by everybody`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('settings can be used by everybody', async ({ page }) => {
  await signUp(page, 'reader');
  await page.goto('/dashboard/settings');
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect(await faultsOf(page)).toEqual([]);
});

test('the place on the waitlist can be read by everybody', async ({ page }) => {
  await setSignUps('waitlist');
  await page.goto('/auth/signup');
  await page.getByLabel('Email').fill(newAddress('waiting'));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Your place')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

const adminPaths = [
  '/admin/users',
  '/admin/users/local-user',
  '/admin/users/local-admin',
  '/admin/waitlist',
  '/admin/audit',
  '/admin/mail',
  '/admin/settings',
];

test('the admin’s screens can be used by everybody', async ({ page }) => {
  await logInAsAdmin(page);
  for (const path of adminPaths) {
    await page.goto(path);
    await settled(page);
    expect(await faultsOf(page), path).toEqual([]);
  }
});

test('a phone and a tablet show each screen within their width', async ({ page }) => {
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
