import { expect, type Page, test } from '@playwright/test';
import { writeLargeReport } from '../support/largeReport';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { stayLocal } from './support/people';
import { pathOf } from './support/reportScreen';
import { logIn, logInAsAdmin } from './support/signIn';
import { smallTargets } from './support/targets';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ context }) => stayLocal(context));

async function expectTappable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  // The frame’s title until its screen has loaded.
  await expect(title).not.toHaveText('Plumbline');
  await expect(page.getByText(/^(Loading|Opening) /)).toHaveCount(0);
  expect.soft(await smallTargets(page), path).toEqual([]);
}

test('every control of the login screens is large enough for a thumb', async ({ page }) => {
  for (const path of ['/auth/login', '/auth/signup', '/auth/reset']) await expectTappable(page, path);
});

test('every control of a user’s screens is large enough for a thumb', async ({ page }) => {
  const person = await newAccount('thumbs');
  const report = await writeLargeReport({ owner: person, pages: 30, findings: 40 });
  const running = storedJob(1, person, { state: 'running' });
  await storeJobs(db, [running, storedJob(2, person, { state: 'failed' })]);
  await logIn(page, person.email);
  for (const path of [
    '/dashboard',
    '/dashboard/jobs',
    '/dashboard/new',
    '/dashboard/sites',
    '/dashboard/settings',
  ])
    await expectTappable(page, path);
  await expectTappable(page, pathOf(running));
  for (const tab of ['overview', 'findings', 'pages', 'structure', 'changes', 'history', 'details'])
    await expectTappable(page, `${pathOf(report)}?tab=${tab}`);
});

test('every control of an admin’s screens is large enough for a thumb', async ({ page }) => {
  await logInAsAdmin(page, '/dashboard');
  const screens = ['', '/jobs', '/queue', '/users', '/users/local-user', '/waitlist', '/audit', '/settings'];
  for (const screen of screens) await expectTappable(page, `/admin${screen}`);
});
