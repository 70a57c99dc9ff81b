import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { wholeList } from '#app/job-views/list/jobFilter';
import { jobPageSize, pageQuery } from '#app/job-views/list/jobQuery';
import { people } from '#scripts/local/seed';
import type { Query } from '#services/backend';
import { type Owner, storedJob, storeJobs } from '#tests/support/storedJobs';
import { type Bench, rowOf } from '../bench';
import { type Billed, countBilled } from './billed';
import { signedIn, timeTo } from './browser';
import { onStack } from './onStack';

const jobs = 100_000;
const rounds = 5;
const timeoutMs = 180_000;
/** Of the 100,000, the jobs of one busy user. */
const ownJobs = 5_000;

/**
 * Measures the first page of the list with 100,000 jobs in the database: the time until its rows appear, and the documents
 * read. The emulator scans every document for each query, which Firestore doesn't, so the time of the list's query alone
 * is reported as well. The screen sends two more queries at the same time: the count, and newer jobs. Reads are counted in
 * the browser and include the saved views and the user's account.
 */
export const jobsList: Bench = {
  name: 'jobs-list',
  async run(report) {
    await onStack(async (stack, browser) => {
      const db = getFirestore(initializeApp({ projectId: stack.projectId }, 'bench jobs-list'));
      console.error(`Storing ${jobs} jobs`);
      await storeJobs(db, manyJobs());
      for (const { name, path, admin } of lists) {
        const context = await signedIn(browser, stack.site, admin);
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const page = await context.newPage();
          times.push(await timeTo(page, path, { selector: 'tr[data-job]', count: jobPageSize, timeoutMs }));
          await page.close();
        }
        const { documents, lookups } = await readsOf(context, path, ownerOf(admin).uid);
        await context.close();
        report(rowOf(`${name}, first page`, times, 'ms'));
        report(rowOf(`${name}, documents read`, [documents], 'documents', `${jobPageSize + 5} at most`));
        report(rowOf(`${name}, account reads by the rules`, [lookups], 'documents'));
        const ownerUid = admin ? undefined : ownerOf(false).uid;
        report(rowOf(`${name}, the query alone`, await queryTimes(db, ownerUid), 'ms'));
      }
    });
  },
};

async function queryTimes(db: FirebaseFirestore.Firestore, ownerUid: string | undefined): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await adminQuery(db, pageQuery(wholeList, ownerUid)).get();
    times.push(performance.now() - startedAt);
  }
  return times;
}

const lists = [
  { name: 'own jobs', path: '/dashboard/jobs', admin: false },
  { name: 'all jobs', path: '/admin/jobs', admin: true },
] as const;

function ownerOf(admin: boolean): Owner {
  const user = people.find((one) => one.admin === admin);
  if (!user) throw new Error('The seed has no such user.');
  return user;
}

function* manyJobs() {
  const busyUser = ownerOf(false);
  for (let n = 0; n < jobs; n += 1) {
    const owner =
      n % (jobs / ownJobs) === 0
        ? busyUser
        : { uid: `crowd-${n % 97}`, email: `crowd-${n % 97}@example.test` };
    yield storedJob(n, owner);
  }
}

/** Counts the screen's reads once it sends no further queries. */
async function readsOf(context: BrowserContext, path: string, ownUid: string): Promise<Billed> {
  const page = await context.newPage();
  const billed = await countBilled(page, ownUid);
  // By then, the rows have been rendered and counted.
  await timeTo(page, path, { selector: 'nav', text: ' of 1,000 or more jobs', timeoutMs });
  let now = await billed();
  for (let before = -1; now.documents !== before; ) {
    before = now.documents;
    await pause(2_000);
    now = await billed();
  }
  await page.close();
  return now;
}

/** Builds a query of the browser's backend for the admin SDK. */
function adminQuery(db: FirebaseFirestore.Firestore, { from, where = [], orderBy, limit }: Query) {
  let query: FirebaseFirestore.Query = db.collection(from);
  for (const [field, operator, value] of where) query = query.where(field, operator, value);
  query = query.orderBy(...orderBy);
  return limit === undefined ? query : query.limit(limit);
}
