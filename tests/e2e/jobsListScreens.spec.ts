import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { db, signUp as newAccount, signUpAdmin } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { cut, database, hold } from './support/hold';
import { choose, choosePage, list, rows, withJobs } from './support/jobsList';
import { expectSoundInEveryLook } from './support/looks';
import { stayLocal } from './support/people';
import { logIn, logInAsAdmin } from './support/signIn';
import { viewAs } from './support/viewAs';

/**
 * The list of jobs in each of its states, at every size and in both themes. Its features are tested in the other
 * files of its name.
 */
test.beforeEach(({ context }) => stayLocal(context));
// Each test goes through several states, and checks each of them four times.
test.describe.configure({ timeout: 180_000 });

test('empty, with jobs, with a selection, with all filters open, and without a match', async ({ page }) => {
  const person = await newAccount('empty');
  await logIn(page, person.email, list);
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await expectSoundInEveryLook(page, 'no jobs');

  await storeJobs(db, [
    ...Array.from({ length: 30 }, (_, n) => storedJob(n + 1, person)),
    storedJob(0, person, { state: 'running' }),
  ]);
  const waiting = page.getByRole('button', { name: 'Show 25 or more new jobs' });
  await expect(waiting).toBeVisible();
  await expectSoundInEveryLook(page, 'new jobs waiting');
  await waiting.click();
  await expect(rows(page)).toHaveCount(25);
  await expectSoundInEveryLook(page, 'jobs');

  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('combobox', { name: 'Failure' })).toBeVisible();
  await expectSoundInEveryLook(page, 'filters open');

  await choosePage(page);
  await expectSoundInEveryLook(page, 'jobs chosen');
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete jobs' })).toBeVisible();
  await expectSoundInEveryLook(page, 'actions on chosen jobs');
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox', { name: /Search/ }).fill('nobody has this');
  await expect(page.getByText('No jobs match these filters')).toBeVisible();
  await expectSoundInEveryLook(page, 'no match');
});

test('each action on many jobs is previewed before it runs', async ({ page }) => {
  const person = await withJobs(12);
  await storeJobs(db, [
    storedJob(0, person, { state: 'running' }),
    storedJob(1, person, { state: 'failed' }),
  ]);
  await logIn(page, person.email, list);
  await expect(rows(page)).toHaveCount(12);
  await choosePage(page);
  for (const verb of ['Label', 'Export', 'Retry', 'Delete', 'Cancel']) {
    await choose(page, `${verb} jobs`);
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${verb} \\d+ jobs?$`) });
    // Its form may load after it.
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectSoundInEveryLook(page, `${verb} jobs`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('loading, failed, offline, and as it was before', async ({ page, context }) => {
  const person = await withJobs(3);
  await logIn(page, person.email, '/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const release = await hold(page, database);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('Loading jobs')).toBeAttached();
  await expectSoundInEveryLook(page, 'loading');
  release();
  // Four checks may take longer than the list's timeout.
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(rows(page)).toHaveCount(3, { timeout: 3_000 });
  }).toPass({ timeout: 45_000 });

  await cut(page, database);
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('F');
  await expect(page.getByRole('heading', { name: 'Couldn’t load the jobs' })).toBeVisible({
    timeout: 30_000,
  });
  await expectSoundInEveryLook(page, 'not loaded');
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expectSoundInEveryLook(page, 'offline');
});

test('no longer allowed: a view continues in its tab after its admin has lost the role', async ({ page }) => {
  const [person, admin] = [await withJobs(3), await signUpAdmin('looker')];
  await logIn(page, admin.email, '/admin');
  const view = await viewAs(page, person.uid);
  await view.goto(list);
  await expect(rows(view)).toHaveCount(3);
  await page.goto('about:blank');
  // The tab doesn't know about its admin. The rules are what rejects it.
  await db.doc(paths.user(admin.uid)).update({ admin: false });
  await view.getByRole('combobox', { name: 'Grade' }).selectOption('F');
  await expect(view.getByRole('heading', { name: 'You don’t have access to this list' })).toBeVisible();
  await expect(rows(view)).toHaveCount(0);
  await expect(view.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectSoundInEveryLook(view, 'not allowed');
});

test('all users’ jobs, for an admin', async ({ page }) => {
  const person = await withJobs(6);
  await logInAsAdmin(page, `/admin/jobs?owner=${encodeURIComponent(person.email)}`);
  await expect(rows(page)).toHaveCount(6);
  await expectSoundInEveryLook(page, 'all jobs');
  await choosePage(page);
  await expectSoundInEveryLook(page, 'all jobs, some chosen');
});
