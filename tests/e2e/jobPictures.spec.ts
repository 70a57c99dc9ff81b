import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Job, noProgress } from '../../src/domain/job';
import { withRun } from '../../src/domain/siteHistory';
import { lastDays, type StatsShard } from '../../src/domain/stats';
import { writeLargeReport } from '../support/largeReport';
import { db, signUp as newAccount, type SignedIn } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { inEveryLook } from './support/looks';
import { logIn, logInAsAdmin, stayLocal } from './support/people';
import {
  pictured,
  pictureOf,
  sayInstead,
  steady,
  stopClock,
  tolerance,
  whenLettersAreThere,
} from './support/pictures';

/**
 * Every screen of jobs against its picture in `tests/e2e/pictures`, from its top to its end, or as much of it as the window
 * shows where a long list is drawn only so far; components by themselves are in pictures.spec.ts.
 * Where a change is meant, `UPDATE_PICTURES=1 npm test -- browser jobScreens` takes new ones; look at each before you commit it.
 */
test.use({ locale: 'en-GB', timezoneId: 'UTC' });

test.beforeEach(async ({ context, page }) => {
  await stayLocal(context);
  await steady(page);
});

const minutes = (n: number) => new Date(pictured.getTime() - n * 60_000);
/** Long after any run of the tests: what has expired is not shown. */
const expiresAt = new Date('2090-03-04T12:00:00Z');

/** The nth of a person's jobs, at its place in the pictures' time. */
function pastJob(n: number, person: SignedIn, jobId: string, given: Partial<Job> = {}): Job {
  const job = storedJob(n, person, given);
  const createdAt = minutes(60 * n + 5);
  const startedAt = new Date(createdAt.getTime() + 1_500);
  return {
    ...job,
    jobId,
    ownerEmail: 'ada@example.com',
    createdAt,
    startedAt,
    finishedAt: job.finishedAt && new Date(createdAt.getTime() + 21_500),
    updatedAt: pictured,
    expiresAt,
    ...given,
  };
}

/** What ended in the week before the pictures' time. */
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
    batch.set(db.doc(`stats/${day}-0`), stats);
  }
  await batch.commit();
}

/** The one job of everybody's that runs: others that were left running by other tests would stand beside it. */
async function onlyRunning(job: Job): Promise<void> {
  const left = await db.collection('jobs').where('state', 'in', ['queued', 'running']).get();
  for (const { ref } of left.docs) await ref.delete();
  await storeJobs(db, [job]);
}

const toTop = (part: Locator) => part.evaluate((element) => element.scrollIntoView());

interface Drawn {
  /** From its top to its end. */
  readonly whole?: boolean;
  readonly mask?: Locator[];
}

async function drawn(
  page: Page,
  look: string,
  name: string,
  { whole = true, mask = [] }: Drawn = {},
): Promise<void> {
  await expect(page.getByText('Loading')).toHaveCount(0);
  await whenLettersAreThere(page);
  await sayInstead(page, /screens-\d+-\d+@[\w.]+\w/, 'ada@example.com');
  const before = page.viewportSize();
  // In a window as high as all of it: what keeps to the window's lower edge would lie across the middle else.
  if (whole && before) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: before.width, height: Math.max(height, before.height) });
  }
  const picture = pictureOf(look, `screen ${name}`);
  await expect.soft(page, name).toHaveScreenshot(picture, { ...tolerance, mask });
  if (before) await page.setViewportSize(before);
}

inEveryLook(({ name: look }) => {
  const idOf = (words: string) => `screen-${look.replace(/\W+/g, '-')}-${words}`;

  test('home, the list and a job that runs look as they did', async ({ page }) => {
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
    await db.doc(`jobs/${job.jobId}/timeline/events`).set({ events });
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
    await db.doc(`users/${person.uid}/sites/site-shop`).set(history);

    await logIn(page, person.email);
    await stopClock(page);
    await page.reload();
    await expect(page.getByText('score 87 to 74, 3 more errors')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Running now' }).getByText('400 of 900')).toBeVisible();
    await drawn(page, look, 'home');

    await page.goto('/dashboard/jobs');
    await expect(page.locator('tr[data-job]')).toHaveCount(10);
    await expect(page.getByText('1 to 10 of 10 jobs')).toBeVisible();
    await drawn(page, look, 'jobs');

    await page.goto(`/dashboard/jobs/${job.jobId}`);
    await expect(page.getByText('https://shop.example.com/shoes/red')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
    await drawn(page, look, 'running job');

    await page.goto('/dashboard/new');
    await expect(page.getByLabel('Site address')).toBeVisible();
    await drawn(page, look, 'new job');

    await page.goto(`/dashboard/jobs/${idOf('nowhere')}`);
    await expect(page.getByRole('heading', { name: 'No such job' })).toBeVisible();
    await drawn(page, look, 'no job');
  });

  test('everybody’s jobs look as they did', async ({ page }) => {
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
    await drawn(page, look, 'all jobs');

    await countDays();
    const running = pastJob(0, person, idOf('oldest'), { state: 'running', title: 'shop.example.com' });
    await onlyRunning(running);
    await page.goto('/admin');
    await expect(
      page.getByRole('region', { name: 'Oldest running' }).getByText('shop.example.com'),
    ).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'People' }).getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Jobs by state' }).getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('img', { name: /^Jobs that ended/ })).toBeVisible();
    // How many jobs and people there are hangs on the other tests.
    const counts = page.getByRole('region', { name: /^(Jobs by state|People)$/ }).getByRole('group');
    await drawn(page, look, 'admin overview', { mask: [counts] });
  });

  test('a report looks as it did', async ({ page }) => {
    const person = await newAccount('screens');
    const owner = { uid: person.uid, email: 'ada@example.com' };
    const at = minutes(90);
    const job = await writeLargeReport({ owner, pages: 300, findings: 600, jobId: idOf('report'), at });
    await db.doc(`jobs/${job.jobId}`).update({ expiresAt });
    await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
    await stopClock(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unfold all' })).toBeVisible();
    await drawn(page, look, 'report');

    await page.getByRole('button', { name: 'Unfold all' }).click();
    await expect(page.locator('article[data-finding]').first()).toBeVisible();
    await toTop(page.getByRole('tablist', { name: 'Report' }));
    await drawn(page, look, 'findings', { whole: false });

    await page.goto(`/dashboard/jobs/${job.jobId}?tab=pages`);
    await expect(page.getByRole('table', { name: 'Addresses of the site' })).toBeVisible();
    await toTop(page.getByRole('tablist', { name: 'Report' }));
    await drawn(page, look, 'addresses', { whole: false });

    await page.goto(`/dashboard/jobs/${job.jobId}?tab=structure`);
    await expect(page.getByText('Where the faults are: folders by depth').first()).toBeVisible();
    await drawn(page, look, 'structure');
  });
});
