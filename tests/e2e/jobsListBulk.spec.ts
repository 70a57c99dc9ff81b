import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { refs } from '#functions/platform/firestore';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { choose, list, rows, titles, withJobs } from './support/jobsList';
import { atBothSizes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn, logInAsAdmin } from './support/signIn';
import { giveReason } from './support/viewAs';

test.beforeEach(({ context }) => stayLocal(context));

atBothSizes(() => {
  test('many jobs are labeled, exported, and deleted, with a preview of what will happen', async ({
    page,
  }) => {
    const person = await withJobs(40);
    await storeJobs(db, [storedJob(0, person, { state: 'running' })]);
    await logIn(page, person.email, list);
    await page.getByRole('checkbox', { name: 'Select all jobs on this page' }).check();
    await page.getByRole('button', { name: 'Select all 40 jobs' }).click();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Label jobs' }).click();
    await page.getByLabel('Label', { exact: true }).last().fill('Spring');
    await page.getByRole('button', { name: 'Label 40 jobs' }).click();
    await expect(page.getByText('40 jobs labeled')).toBeVisible();
    const labelled = await db
      .collection(paths.jobs)
      .where('ownerUid', '==', person.uid)
      .where('label', '==', 'Spring')
      .get();
    expect(labelled.size).toBe(40);
    await expect(rows(page).getByTitle('Label: Spring')).toHaveCount(25);
    // The dialog's opener has disappeared with the selection.
    await expect(page.locator('[tabindex="-1"]:focus').locator('tr[data-job]')).toHaveCount(25);

    await page.getByRole('checkbox', { name: 'Select all jobs on this page' }).check();
    await page.getByRole('button', { name: 'Actions' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export jobs' }).click();
    await page.getByRole('button', { name: 'Export 25 jobs' }).click();
    expect((await download).suggestedFilename()).toBe('plumbline-jobs.csv');

    await page.getByRole('checkbox', { name: 'Select all jobs on this page' }).check();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete jobs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 25 jobs' });
    await expect(dialog.getByText('1 job hasn’t ended yet. Cancel it first')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete 24 jobs' }).click();
    await expect(dialog.getByText('Enter “delete 24” exactly as shown.')).toBeVisible();
    await dialog.getByLabel('Type “delete 24” to confirm').fill('delete 24');
    await expect(dialog.getByText('Enter “delete 24” exactly as shown.')).toBeHidden();
    await dialog.getByRole('button', { name: 'Delete 24 jobs' }).click();
    // Each with all of its data, which takes the emulator a moment.
    await expect(page.getByText('24 jobs deleted')).toBeVisible({ timeout: 45_000 });
    await expect(rows(page)).toHaveCount(16);
  });

  test('an action that a state does not allow is disabled and says why', async ({ page }) => {
    const person = await newAccount('why');
    await storeJobs(db, [storedJob(0, person, { state: 'succeeded' })]);
    await logIn(page, person.email, list);
    await rows(page).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Actions' }).click();
    for (const [action, reason] of [
      ['Cancel jobs', 'It has ended.'],
      ['Retry jobs', 'It has succeeded.'],
    ]) {
      const item = page.getByRole('menuitem', { name: action ?? '' });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toContainText(reason ?? '');
    }
  });

  test('keys act on the focused row: r runs it again', async ({ page }) => {
    const person = await withJobs(0);
    const input = { ...storedJob(0, person).input, url: 'http://127.0.0.1:9/' };
    const jobs = ['first', 'second', 'third'].map((title, n) =>
      storedJob(n, person, { title, state: 'failed', input }),
    );
    await storeJobs(db, jobs);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(3);
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'first' })).toBeFocused();
    await page.getByRole('link', { name: 'third' }).focus();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Retry 1 job' });
    await expect(dialog).toContainText('third');
    await dialog.getByRole('button', { name: 'Retry 1 job' }).click();
    await expect(page.getByText('1 job retried')).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(['third', 'first', 'second', 'third']);
    const retries = await db
      .collection(paths.jobs)
      .where('ownerUid', '==', person.uid)
      .where('attempt', '==', 2)
      .get();
    expect(retries.docs.map((job) => job.get('retryOf'))).toEqual([jobs[2]?.jobId]);
  });

  test('an admin sees all jobs with owner and attempt, and finds one owner’s failures', async ({ page }) => {
    const person = await withJobs(6);
    await storeJobs(db, [storedJob(0, person, { attempt: 2 })]);
    await logInAsAdmin(page, `/admin/jobs?owner=${encodeURIComponent(person.email)}`);
    await expect(rows(page)).toHaveCount(6);
    const columns = page.getByRole('columnheader', { name: 'Attempt' });
    await expect(columns.or(rows(page).first().getByText('Attempt')).first()).toBeVisible();
    await expect(rows(page).first().getByRole('link', { name: person.email })).toBeVisible();
    await page.getByRole('combobox', { name: 'Failure' }).selectOption({ label: 'Site unreachable' });
    await expect(rows(page)).toHaveCount(2);

    await rows(page).first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Retry jobs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retry 1 job' });
    await expect(dialog).toContainText(person.email);
    await expect(dialog).toContainText('for the same owner');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await rows(page).first().getByRole('link', { name: person.email }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${person.uid}\\?job=`));
    await expect(page.getByText(person.email).first()).toBeVisible();
  });

  test("an admin cancels a user’s job, retries another on the user's behalf, and opens it as the user sees it", async ({
    page,
  }) => {
    const person = await newAccount('helped');
    const input = { ...storedJob(0, person).input, url: 'http://127.0.0.1:9/' };
    const running = storedJob(1, person, { state: 'running', title: 'the one that runs' });
    const failed = storedJob(2, person, { state: 'failed', title: 'the one that failed', input });
    await storeJobs(db, [running, failed]);
    await refs.timeline(running.jobId).set({ events: [] });
    await refs.run(running.jobId).set({ holder: null, fence: 1, slice: 1 });
    await logInAsAdmin(page, `/admin/jobs?owner=${encodeURIComponent(person.email)}`);
    const rowOf = ({ jobId }: Job) => page.locator(`tr[data-job="${jobId}"]`);
    for (const [job, verb, done] of [
      [running, 'Cancel', '1 job canceling'],
      [failed, 'Retry', '1 job retried'],
    ] as const) {
      await rowOf(job).getByRole('checkbox').check();
      await choose(page, `${verb} jobs`);
      const dialog = page.getByRole('dialog', { name: `${verb} 1 job` });
      await expect(dialog).toContainText(person.email);
      await dialog.getByRole('button', { name: `${verb} 1 job` }).click();
      await expect(page.getByText(done)).toBeVisible();
    }
    // No slice is running it, so it ends immediately.
    await expect(rowOf(running).getByText('Canceled', { exact: true })).toBeVisible();
    expect((await db.doc(paths.job(running.jobId)).get()).get('state')).toBe('canceled');
    const again = await db.collection(paths.jobs).where('retryOf', '==', failed.jobId).get();
    expect(again.docs.map((job) => job.get('ownerUid'))).toEqual([person.uid]);

    await rowOf(failed).getByRole('link', { name: 'Open as owner' }).click();
    const view = await giveReason(page);
    await expect(view).toHaveURL(new RegExp(`/dashboard/jobs/${failed.jobId}$`));
    await expect(view.getByText('This job failed')).toBeVisible();
    await expect(view.getByRole('region', { name: 'Viewing as a user' })).toContainText(person.email);
  });
});
