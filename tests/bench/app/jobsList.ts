import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { people } from '../../../scripts/local/seed';
import { wholeList } from '../../../src/app/job-views/list/jobFilter';
import { conditionsOf, jobPageSize, mostCounted, pageQuery } from '../../../src/app/job-views/list/jobQuery';
import type { Query } from '../../../src/services/backend';
import { type Owner, storedJob, storeJobs } from '../../support/storedJobs';
import { type Bench, rowOf } from '../bench';
import { signedIn, timeTo } from './browser';
import { onStack } from './onStack';

const jobs = 100_000;
const rounds = 5;
const patience = 180_000;
/** Of the 100,000: what one busy person has. */
const own = 5_000;

/**
 * The first page of the list with 100,000 jobs in the database: time until its rows stand there, and documents read. The
 * emulator looks at every document for every query, which the database that it stands for does not: how long the list's
 * one query takes it is told beside, and the screen asks it two more at the same time (the count, what is newer).
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
          times.push(
            await timeTo(page, path, { selector: 'tr[data-job]', count: jobPageSize, timeoutMs: patience }),
          );
          await page.close();
        }
        await context.close();
        report(rowOf(`${name}, first page`, times, 'ms'));
        const ownerUid = admin ? undefined : ownerOf(false).uid;
        report(rowOf(`${name}, the query alone`, await queryTimes(db, ownerUid), 'ms'));
      }
      for (const ownerUid of [ownerOf(false).uid, undefined]) {
        const reads = await readsOf(db, ownerUid);
        const who = ownerUid ? 'own jobs' : 'everybody’s';
        report(rowOf(`${who}, documents read`, [reads], 'documents', `${jobPageSize + 5} at most`));
      }
    });
  },
};

async function queryTimes(db: FirebaseFirestore.Firestore, ownerUid: string | undefined): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await asked(db, pageQuery(wholeList, ownerUid)).get();
    times.push(performance.now() - startedAt);
  }
  return times;
}

const lists = [
  { name: 'own jobs', path: '/dashboard/jobs', admin: false },
  { name: 'everybody’s', path: '/admin/jobs', admin: true },
] as const;

function ownerOf(admin: boolean): Owner {
  const person = people.find((one) => one.admin === admin);
  if (!person) throw new Error('The seed has no such person.');
  return person;
}

function* manyJobs() {
  const person = ownerOf(false);
  for (let n = 0; n < jobs; n += 1) {
    const owner =
      n % (jobs / own) === 0 ? person : { uid: `crowd-${n % 97}`, email: `crowd-${n % 97}@example.test` };
    yield storedJob(n, owner);
  }
}

/**
 * What Firestore bills for the screen's three questions: the page, the count (one for every thousand), and the listener
 * for newer jobs, which bills one though it finds none; and for each the account that the rules look up.
 */
async function readsOf(db: FirebaseFirestore.Firestore, ownerUid: string | undefined): Promise<number> {
  const page = await asked(db, pageQuery(wholeList, ownerUid)).get();
  const where = conditionsOf(wholeList, ownerUid);
  const counted = await asked(db, {
    from: 'jobs',
    where,
    orderBy: ['createdAt', 'desc'],
    limit: mostCounted + 1,
  })
    .count()
    .get();
  return page.size + Math.ceil(counted.data().count / 1_000) + 1 + 3;
}

function asked(db: FirebaseFirestore.Firestore, { from, where = [], orderBy, limit }: Query) {
  let query: FirebaseFirestore.Query = db.collection(from);
  for (const [field, operator, value] of where) query = query.where(field, operator, value);
  query = query.orderBy(...orderBy);
  return limit === undefined ? query : query.limit(limit);
}
