import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { type Job, noProgress } from '#domain/job';
import { withRun } from '#domain/siteHistory';
import { lastDays, type StatsShard } from '#domain/stats';
import { db, signUp as newAccount } from '../support/stack';
import { storeJobs } from '../support/storedJobs';
import { atEachSize } from './support/looks';
import { pictured, stopClock } from './support/pictures';
import { drawn, idsOf, minutes, pastJob, withPictures } from './support/screenPictures';
import { logIn, logInAsAdmin } from './support/signIn';

/**
 * Compares the home page, the list, a running job, the form for a new one, and the admin's job screens with their
 * screenshots.
 */
withPictures();

/** Counts the jobs that ended in the week before the screenshots' time. */
async function countDays(): Promise<void> {
  const batch = db.batch();
  for (const [at, day] of lastDays(7, pictured).entries()) {
    const stats: StatsShard = {
      day,
      ended: { succeeded: 20 + ((at * 5) % 7), failed: at % 4, canceled: at % 3 },
      failures: at % 4 === 0 ? {} : { 'site-unreachable': at % 4 },
      pages: 1_000 + 90 * (at % 5),
      wait: { 0: 18, 1: 4 },
      run: { 3: 12, 5: 8, 7: 2 },
    };
    batch.set(db.doc(paths.statsShard(day, 0)), stats);
  }
  await batch.commit();
}

/** Keeps only this job running. Jobs that other tests left running would be shown too. */
async function onlyRunning(job: Job): Promise<void> {
  const left = await db.collection(paths.jobs).where('state', 'in', ['queued', 'running']).get();
  for (const { ref } of left.docs) await ref.delete();
  await storeJobs(db, [job]);
}

/** Deletes all jobs after the last seconds before the screenshots' time, so that these are the newest of all. */
async function onlyNewest(jobs: readonly Job[]): Promise<void> {
  const writer = db.bulkWriter();
  const later = await db
    .collection(paths.jobs)
    .where('createdAt', '>', new Date(pictured.getTime() - 10_000))
    .select()
    .get();
  for (const { ref } of later.docs) void writer.delete(ref);
  await writer.close();
  await storeJobs(db, jobs);
}

atEachSize((size) => {
  const idOf = idsOf(size);

  test('the home page, the list, and a running job match their screenshots', async ({ page }) => {
    const person = await newAccount('screens');
    const running: Partial<Job> = {
      state: 'running',
      title: 'shop.example.com',
      host: 'shop.example.com',
      progress: {
        ...noProgress,
        discovered: 900,
        fetched: 400,
        pages: 120,
        findings: 0,
        pagesPerSecond: 12,
        currentUrl: 'https://shop.example.com/shoes/red',
      },
    };
    const job = pastJob(0, person, idOf('running'), running);
    await storeJobs(db, [job, ...Array.from({ length: 9 }, (_, n) => pastJob(n + 1, person, idOf(`${n}`)))]);
    const events = [
      { kind: 'submitted', at: job.createdAt, slice: 0 },
      { kind: 'slice-started', at: job.startedAt, slice: 1 },
    ];
    await db.doc(paths.timeline(job.jobId)).set({ events });
    const runs = [87, 74].map((score, n) => ({
      jobId: idOf(`${n}`),
      at: minutes(1_440 * (2 - n)),
      score,
      grade: 'C' as const,
      errors: 1 + 3 * n,
      warnings: 2,
      comparable: 'site https://shop.example.com/',
    }));
    const [first, second] = runs;
    if (!first || !second) throw new Error('There are two runs.');
    const history = withRun(withRun(undefined, 'shop.example.com', first), 'shop.example.com', second);
    await db.doc(paths.site(person.uid, 'shop')).set(history);

    await logIn(page, person.email);
    await stopClock(page);
    await page.reload();
    await expect(page.getByText('score 87 to 74, 3 more errors')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Running now' }).getByText('400 of 900 discovered URLs checked'),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recently finished' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sites', exact: true })).toBeVisible();
    await drawn(page, size, 'home');

    await page.goto('/dashboard/jobs');
    await expect(page.locator('tr[data-job]')).toHaveCount(10);
    await expect(page.getByText('1 to 10 of 10 jobs')).toBeVisible();
    await drawn(page, size, 'jobs');

    await page.goto(`/dashboard/jobs/${job.jobId}`);
    await expect(page.getByText('https://shop.example.com/shoes/red')).toBeVisible();
    await drawn(page, size, 'running job');

    await page.goto('/dashboard/new');
    await expect(page.getByLabel('Site URL')).toBeVisible();
    await drawn(page, size, 'new job');

    await page.goto(`/dashboard/jobs/${idOf('nowhere')}`);
    await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible();
    await drawn(page, size, 'no job');
  });

  test('the list of all users’ jobs matches its screenshot', async ({ page }) => {
    const person = await newAccount('screens');
    const host = `${idOf('all')}.example.com`;
    await storeJobs(
      db,
      Array.from({ length: 5 }, (_, n) => pastJob(n, person, idOf(`all-${n}`), { host, title: host })),
    );
    await logInAsAdmin(page, `/admin/jobs?q=${idOf('all')}`);
    await stopClock(page);
    await page.reload();
    await expect(page.locator('tr[data-job]')).toHaveCount(5);
    await drawn(page, size, 'all jobs');

    await countDays();
    await onlyNewest(
      Array.from({ length: 5 }, (_, n) => {
        const createdAt = new Date(pictured.getTime() - 1_000 * (n + 1));
        return pastJob(n + 1, person, idOf(`newest-${n}`), { createdAt });
      }),
    );
    const running = pastJob(0, person, idOf('oldest'), { state: 'running', title: 'shop.example.com' });
    await onlyRunning(running);
    await page.goto('/admin');
    await expect(
      page.getByRole('region', { name: 'Oldest running' }).getByText('shop.example.com'),
    ).toHaveCount(1);
    await expect(
      page.getByRole('region', { name: 'Newest jobs' }).getByRole('link', { name: /^site-/ }),
    ).toHaveCount(5);
    await expect(page.getByRole('region', { name: 'People' }).getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Jobs by state' }).getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('img', { name: /^Ended jobs/ })).toBeVisible();
    // The numbers of jobs and users depend on other tests.
    const counts = page.getByRole('region', { name: /^(Jobs by state|People)$/ }).getByRole('group');
    await drawn(page, size, 'admin overview', { mask: [counts] });
  });
});
