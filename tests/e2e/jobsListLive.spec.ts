import { expect, type Page, test } from '@playwright/test';
import type { Job } from '#domain/job';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { list, rows, titles, withJobs } from './support/jobsList';
import { atBothSizes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

/** Resolves when a change of the job has come to its row: the emulator may lose one that meets the listener’s beginning. */
async function isListenedTo(page: Page, { jobId }: Job): Promise<void> {
  const row = page.locator(`tr[data-job="${jobId}"]`);
  let fetched = 500;
  await expect(async () => {
    fetched += 1;
    await db.doc(`jobs/${jobId}`).update({ 'progress.fetched': fetched });
    await expect(row.getByText(`${fetched} of 900`).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

atBothSizes(() => {
  test('new jobs wait behind a button, and a running one changes in its place', async ({ page }) => {
    const person = await withJobs(10);
    const running = storedJob(4, person, { state: 'running', title: 'the one that runs' });
    await storeJobs(db, [running]);
    await logIn(page, person.email, list);
    const row = page.locator(`tr[data-job="${running.jobId}"]`);
    await expect(row.getByText('Running')).toBeVisible();
    await isListenedTo(page, running);
    const before = await titles(page);
    const place = () => rows(page).first().boundingBox();
    const placeBefore = await place();

    await storeJobs(db, [storedJob(900, person, { createdAt: new Date(), title: 'brand new' })]);
    await db.doc(`jobs/${running.jobId}`).update({ state: 'failed', failure: storedJob(1, person).failure });
    await expect(row.getByText('Failed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show 1 new job' })).toBeVisible();
    expect(await titles(page)).toEqual(before);
    expect(await place()).toEqual(placeBefore);
    await page.getByRole('button', { name: 'Show 1 new job' }).click();
    await expect.poll(() => titles(page)).toEqual(['brand new', ...before]);
  });

  test('who looks at a filter is told when an older job comes to fit it, or one that stood there no longer does', async ({
    page,
  }) => {
    const person = await newAccount('lister');
    const failed = storedJob(0, person, { state: 'failed', title: 'newer' });
    const running = storedJob(1, person, { state: 'running', title: 'older' });
    await storeJobs(db, [failed, running]);
    await logIn(page, person.email, `${list}?state=failed`);
    await expect.poll(() => titles(page)).toEqual(['newer']);
    await expect(page.getByText('1 to 1 of 1 jobs')).toBeVisible();
    await db.doc(`jobs/${running.jobId}`).update({ state: 'failed', failure: failed.failure });
    // As a browser does when somebody comes back to the tab; else it asks each minute.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const anew = page.getByRole('button', { name: 'Refresh this list' });
    await anew.click();
    await expect.poll(() => titles(page)).toEqual(['newer', 'older']);
    await expect(anew).toBeHidden();

    await db.doc(`jobs/${running.jobId}`).update({ state: 'running', failure: null });
    await page.getByRole('combobox', { name: 'State' }).selectOption('running');
    await expect.poll(() => titles(page)).toEqual(['older']);
    await isListenedTo(page, running);
    // A row that is seen while it goes on tells it by itself.
    await db.doc(`jobs/${running.jobId}`).update({ state: 'failed', failure: failed.failure });
    await expect(rows(page).getByText('Failed')).toBeVisible();
    await anew.click();
    await expect(page.getByText('No jobs match these filters')).toBeVisible();
  });

  test('only unfinished rows are listened to, and only while they can be seen', async ({ page }) => {
    const person = await newAccount('watcher');
    const far = storedJob(24, person, { state: 'running' });
    await storeJobs(db, [...Array.from({ length: 24 }, (_, n) => storedJob(n, person)), far]);
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1_280, height: 500 });
    const listened: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (decodeURIComponent(body).includes('addTarget')) listened.push(decodeURIComponent(body));
    });
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(25);
    const asksFor = (jobId: string) => listened.some((body) => body.includes(`/jobs/${jobId}"`));
    expect(asksFor(far.jobId)).toBe(false);
    await page.locator(`tr[data-job="${far.jobId}"]`).scrollIntoViewIfNeeded();
    await expect.poll(() => asksFor(far.jobId)).toBe(true);
    expect(asksFor(storedJob(0, person).jobId)).toBe(false);
  });
});
