import { expect, type Page, test } from '@playwright/test';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { list, rows, titles, withJobs } from './support/jobsList';
import { atBothSizes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

/**
 * Resolves when a change of the job has reached its row. The emulator may lose one during the start of the listener.
 */
async function isListenedTo(page: Page, { jobId }: Job): Promise<void> {
  const row = page.locator(`tr[data-job="${jobId}"]`);
  let fetched = 500;
  await expect(async () => {
    fetched += 1;
    await db.doc(paths.job(jobId)).update({ 'progress.fetched': fetched });
    await expect(row.getByText(`${fetched} of 900`).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

atBothSizes(() => {
  test('new jobs wait behind a button, and a running one updates in place', async ({ page }) => {
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
    await db.doc(paths.job(running.jobId)).update({ state: 'failed', failure: storedJob(1, person).failure });
    await expect(row.getByText('Failed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show 1 new job' })).toBeVisible();
    expect(await titles(page)).toEqual(before);
    expect(await place()).toEqual(placeBefore);
    await page.getByRole('button', { name: 'Show 1 new job' }).click();
    await expect.poll(() => titles(page)).toEqual(['brand new', ...before]);
  });

  test('a filtered list reports an older job that now matches, and one that no longer matches', async ({
    page,
  }) => {
    const person = await newAccount('lister');
    const failed = storedJob(0, person, { state: 'failed', title: 'newer' });
    const running = storedJob(1, person, { state: 'running', title: 'older' });
    await storeJobs(db, [failed, running]);
    await logIn(page, person.email, `${list}?state=failed`);
    await expect.poll(() => titles(page)).toEqual(['newer']);
    await expect(page.getByText('1 to 1 of 1 jobs')).toBeVisible();
    await db.doc(paths.job(running.jobId)).update({ state: 'failed', failure: failed.failure });
    // Simulates the return to the tab. Otherwise, the list queries once a minute.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const refresh = page.getByRole('button', { name: 'Refresh this list' });
    await refresh.click();
    await expect.poll(() => titles(page)).toEqual(['newer', 'older']);
    await expect(refresh).toBeHidden();

    await db.doc(paths.job(running.jobId)).update({ state: 'running', failure: null });
    await page.getByRole('combobox', { name: 'State' }).selectOption('running');
    await expect.poll(() => titles(page)).toEqual(['older']);
    await isListenedTo(page, running);
    // A visible row listens to its job while it runs.
    await db.doc(paths.job(running.jobId)).update({ state: 'failed', failure: failed.failure });
    await expect(rows(page).getByText('Failed')).toBeVisible();
    await refresh.click();
    await expect(page.getByText('No jobs match these filters')).toBeVisible();
  });

  test('listens only to unfinished rows, and only while they are visible', async ({ page }) => {
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
