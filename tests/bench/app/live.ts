import type { Page } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { people } from '../../../scripts/local/seed';
import { storedJob, storeJobs } from '../../support/storedJobs';
import { type Bench, rowOf } from '../bench';
import { serveGenerated } from '../generatedSite';
import { signedIn } from './browser';
import { onStack } from './onStack';

const rounds = 9;
const firstProgressMs = 1_500;

/** How soon the screen shows what happens: the first progress of a new job, and a change of a job in the list. */
export const live: Bench = {
  name: 'live',
  async run(report) {
    const site = await serveGenerated(60, { faults: 1, delayMs: 20 });
    try {
      await onStack(async (stack, browser) => {
        const context = await signedIn(browser, stack.site, true);
        const page = await context.newPage();
        // The first one starts the functions' processes.
        await firstProgress(page, site.url);
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) times.push(await firstProgress(page, site.url));
        report(rowOf('submit → first progress', times, 'ms', `${firstProgressMs} at most`));

        const db = getFirestore(initializeApp({ projectId: stack.projectId }, 'bench live'));
        report(rowOf('a change → its row', await rowChanges(page, db), 'ms'));
      });
    } finally {
      await site.close();
    }
  },
};

/** From the press of the button until the screen tells of a page that was read, ms. Waits for the end of the job. */
async function firstProgress(page: Page, url: string): Promise<number> {
  await page.goto('/dashboard');
  await page.getByLabel('Site address').fill(url);
  const startedAt = performance.now();
  await page.getByRole('button', { name: 'Start check' }).click();
  await page.getByRole('group', { name: 'Checked' }).filter({ hasText: /[1-9]/ }).waitFor();
  const took = performance.now() - startedAt;
  await page.getByText(/Succeeded with a score of/).waitFor({ state: 'attached', timeout: 60_000 });
  return took;
}

async function rowChanges(page: Page, db: FirebaseFirestore.Firestore): Promise<number[]> {
  const owner = people.find(({ admin }) => admin);
  if (!owner) throw new Error('The seed has no admin.');
  const job = storedJob(0, owner, { state: 'running', createdAt: new Date() });
  await storeJobs(db, [job]);
  await page.goto('/dashboard/jobs');
  const row = page.locator(`tr[data-job="${job.jobId}"]`);
  await row.getByText(/412 of 900/).waitFor();
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const startedAt = performance.now();
    await db.doc(`jobs/${job.jobId}`).update({ 'progress.fetched': 412 + round });
    await row.getByText(`${412 + round} of 900`).waitFor();
    times.push(performance.now() - startedAt);
  }
  return times;
}
