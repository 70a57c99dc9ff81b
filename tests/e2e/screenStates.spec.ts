import { expect, type Page, test } from '@playwright/test';
import { paths } from '#domain/collections';
import type { ShareReportResult } from '#domain/operations/reports';
import { writeLargeReport } from '../support/largeReport';
import { call, db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { cut, database, hold } from './support/hold';
import { expectSoundInEveryLook } from './support/looks';
import { stayLocal } from './support/people';
import { pathOf } from './support/reportScreen';
import { logIn, logInAsAdmin } from './support/signIn';

/**
 * The home page, the admin's overview, a job, and a shared report: loading, failed, offline, empty, and stopping.
 * Lists and forms have their own files.
 */
test.beforeEach(({ context }) => stayLocal(context));
// Each test goes through several states, and checks each of them four times.
test.describe.configure({ timeout: 180_000 });

interface Screen {
  readonly name: string;
  /** Another screen that shares the layout. */
  readonly other: string;
  /** Logs in on the other screen. @returns this screen's path. */
  readonly enter: (page: Page, other: string) => Promise<string>;
  readonly loading: string;
}

const screens: readonly Screen[] = [
  {
    name: 'home',
    other: '/dashboard/settings',
    enter: async (page, other) => {
      await logIn(page, (await newAccount('waiting')).email, other);
      return '/dashboard';
    },
    loading: 'Loading your jobs',
  },
  {
    name: 'admin overview',
    other: '/admin/mail',
    enter: async (page, other) => {
      await logInAsAdmin(page, other);
      return '/admin';
    },
    loading: 'Loading charts',
  },
  {
    name: 'job',
    other: '/dashboard/settings',
    enter: async (page, other) => {
      const person = await newAccount('waiting');
      const job = await writeLargeReport({ owner: person, pages: 3, findings: 2 });
      await logIn(page, person.email, other);
      return pathOf(job);
    },
    loading: 'Loading the job',
  },
  {
    name: 'shared report',
    other: '/dashboard/settings',
    enter: async (page, other) => {
      const person = await newAccount('sharing');
      const { jobId } = await writeLargeReport({ owner: person, pages: 3, findings: 2 });
      const { token } = await call<ShareReportResult>('shareReport', { jobId, shared: true }, person);
      await logIn(page, person.email, other);
      return `/report/${token}`;
    },
    loading: 'Loading the report',
  },
];

/** Follows a link within the application, which keeps the loaded data and the session. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path);

for (const { name, other, enter, loading } of screens) {
  test(`${name}: loading, failed, and offline`, async ({ page, context }) => {
    const path = await enter(page, other);
    const isThere = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
    };
    await isThere();
    const release = await hold(page, database);
    await follow(page, path);
    await expect(page.getByText(loading)).toBeAttached();
    await expectSoundInEveryLook(page, `${name}, loading`);
    release();
    await isThere();

    // A reloaded page has no cached data.
    await page.goto(other);
    await isThere();
    await cut(page, database);
    await follow(page, path);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(loading)).toHaveCount(0);
    await expectSoundInEveryLook(page, `${name}, not loaded`);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline').first()).toBeVisible();
    await expectSoundInEveryLook(page, `${name}, offline`);
  });
}

test('the admin’s overview before any job has run', async ({ page }) => {
  for (const found of [
    db.collection(paths.stats),
    db.collection(paths.jobs).where('state', 'in', ['queued', 'running']),
  ])
    for (const { ref } of (await found.get()).docs) await ref.delete();
  await logInAsAdmin(page);
  await expect(page.getByText('No running jobs')).toBeVisible();
  await expect(page.getByText('No failed jobs')).toBeVisible();
  await expectSoundInEveryLook(page, 'admin overview, empty');
});

test('a running job: offline, before it is canceled, and stopping', async ({ page, context }) => {
  const person = await newAccount('stopping');
  const job = storedJob(1, person, { state: 'running' });
  await storeJobs(db, [job]);
  await logIn(page, person.email, pathOf(job));
  await expect(page.getByText('No findings so far')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  await expectSoundInEveryLook(page, 'running job, offline');
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this job?' });
  await expect(dialog).toBeVisible();
  await expectSoundInEveryLook(page, 'question before a job is cancelled');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await db.doc(paths.job(job.jobId)).update({ cancelRequestedAt: new Date() });
  await expect(page.getByText('Stopping', { exact: true }).first()).toBeVisible();
  await expectSoundInEveryLook(page, 'stopping');
});
