import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { usageMonth } from '#domain/user';
import { page as sitePage } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { calls, hold } from './support/hold';
import { expectSoundInEveryLook } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

/**
 * The form for a new job in each of its states, at every size and in both themes. Its features are tested in
 * newJob.spec.ts.
 */
let closed: SiteServer;

test.beforeAll(async () => {
  closed = await startSite(() => ({
    '/': sitePage('Home', { nav: false }),
    '/robots.txt': { body: 'User-agent: *\nDisallow: /' },
  }));
});
test.afterAll(() => closed.close());
test.beforeEach(({ context }) => stayLocal(context));
// Each test goes through several states, and checks each of them four times.
test.describe.configure({ timeout: 180_000 });

test('empty, invalid, inspecting, unreachable, blocked by robots.txt, and with all options open', async ({
  page,
}) => {
  const person = await newAccount('asking');
  await logIn(page, person.email, '/dashboard/jobs');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await page.getByRole('button', { name: 'New job' }).click();
  const dialog = page.getByRole('dialog', { name: 'New job' });
  const address = dialog.getByLabel('Site URL');
  await expect(address).toBeFocused();
  await expectSoundInEveryLook(page, 'new job');

  await address.fill('not an address');
  await dialog.getByRole('button', { name: 'Start job' }).click();
  await expect(dialog.getByText(/isn’t a URL we can check/)).toBeVisible();
  await expectSoundInEveryLook(page, 'no address');

  const letGo = await hold(page, calls('inspectSite'));
  await address.fill('http://127.0.0.1:9/');
  await expect(dialog.getByText('Inspecting 127.0.0.1:9')).toBeVisible();
  await expectSoundInEveryLook(page, 'looking');
  letGo();
  await expect(dialog.getByText(/We couldn’t reach 127\.0\.0\.1:9/)).toBeVisible();
  await expectSoundInEveryLook(page, 'unreachable');

  await address.fill(closed.url);
  await expect(dialog.getByText(/robots\.txt disallows crawling/)).toBeVisible();
  await expectSoundInEveryLook(page, 'kept out');

  await dialog.getByLabel('What to check').selectOption('list');
  await dialog.getByText('More options').click();
  await expect(dialog.getByLabel('Max depth')).toBeVisible();
  await expectSoundInEveryLook(page, 'options open');
});

test("above the plan's limit, submitting, and rejected", async ({ page }) => {
  const person = await newAccount('asking');
  await storeJobs(db, [storedJob(0, person, { state: 'running' })]);
  await db.doc(paths.usage(person.uid, usageMonth(new Date()))).set({ jobs: 30, pages: 900 });
  await logIn(page, person.email, '/dashboard/new');
  const address = page.getByLabel('Site URL');
  await expect(address).toBeFocused();
  await expectSoundInEveryLook(page, 'new job as a page');

  await address.fill(closed.url);
  await page.getByLabel('Max pages').fill('501');
  await expect(page.getByText('Your plan’s limit is 500 pages per job')).toBeVisible();
  await expect(page.getByText('The job starts when your other jobs end: 1 running')).toBeVisible();
  await expect(page.getByText('You’ve used all 30 jobs this month')).toBeVisible();
  await expectSoundInEveryLook(page, 'over the plan');

  await page.getByLabel('Max pages').fill('50');
  const letGo = await hold(page, calls('submitJob'));
  await page.getByRole('button', { name: 'Start job' }).click();
  await expect(page.getByText('Starting job')).toBeVisible();
  await expectSoundInEveryLook(page, 'being sent');
  letGo();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(address).toHaveValue(closed.url);
  await expectSoundInEveryLook(page, 'refused');
});
