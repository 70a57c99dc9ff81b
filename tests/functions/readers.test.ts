import type { DocumentData } from 'firebase-admin/firestore';
import { pack, unpack } from '../../functions/src/jobs/readers/packed';
import type { Assignment, HandIn, ReadPage, Seat } from '../../functions/src/jobs/records';
import { type GeneratedSite, serveGenerated } from '../bench/generatedSite';
import { queryWhen } from '../support/eventually';
import { reportOf } from '../support/jobs';
import { change, closeAdmin, db, type SignedIn, signUp } from '../support/stack';
import { workersOf } from '../support/workers';
import { commitAfter, commitsOf, exitOf, expectSameReport, letLeaseEnd, messageOf, Slices } from './slices';

const pages = 2_400;
/** What an answer takes while slices are killed, in milliseconds: sixteen at once make 32 pages a second. */
const slowly = 500;

/** Slices that nobody helps, and readers that wait for an answer without end. */
let patient: Slices;
let led: Slices;
let site: GeneratedSite;
let person: SignedIn;

beforeAll(async () => {
  patient = await Slices.build('test-readers', { LEASE_SECONDS: '265', MOST_READERS: '0' });
  // As the stack's own readers have it, which die by it.
  led = await Slices.build('test-readers', { LEASE_SECONDS: '6', MOST_READERS: '3' });
  site = await serveGenerated(pages, { faults: 1 });
  person = await signUp();
  await change(`users/${person.uid}`, { limits: { pagesPerJob: pages, jobsAtOnce: 20 } });
});

afterAll(async () => {
  site.close();
  await closeAdmin();
});

const newJob = () => led.newJob(person.uid, { url: site.url, maxPages: pages, requestsPerSecond: 100 });

const handIns = (jobId: string) => db.collection(`jobs/${jobId}/readings`);

async function fenceOf(jobId: string): Promise<number> {
  return (await db.doc(`jobs/${jobId}/internal/run`).get()).data()?.fence;
}

/** Resolves when readers of a slice that came after this one have handed in what they read. */
async function readersAtWork(jobId: string, after: number): Promise<void> {
  const read = ({ n, fence }: DocumentData) => n > 0 && fence > after;
  await queryWhen(handIns(jobId).select('n', 'fence'), (documents) => documents.some(read));
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 500));

const collectionsBelow = async (jobId: string) =>
  (await db.doc(`jobs/${jobId}`).listCollections()).map(({ id }) => id);

it('ends with the report of one slice alone, though readers and those who lead are killed', async () => {
  const undisturbed = await newJob();
  await patient.runToTheEnd(undisturbed);
  expect((await reportOf(undisturbed)).pages).toHaveLength(pages);

  const jobId = await newJob();
  let readersKilled = 0;
  site.slowDown(slowly);
  for (const kill of ['readers', 'both', 'lead', 'both'] as const) {
    const before = await fenceOf(jobId);
    const lead = led.start('run', jobId);
    const gone = exitOf(lead);
    await messageOf(lead);
    await Promise.race([gone, readersAtWork(jobId, before)]);
    await aMoment();
    if (kill !== 'lead')
      for (const pid of workersOf('runReader')) {
        process.kill(pid, 'SIGKILL');
        readersKilled++;
      }
    // The slice goes on for a while without those that were killed.
    if (kill === 'readers') await Promise.race([gone, commitAfter(jobId, await commitsOf(jobId))]);
    lead.kill('SIGKILL');
    await gone;
    await letLeaseEnd(jobId);
  }
  expect((await db.doc(`jobs/${jobId}`).get()).data()?.state).toBe('running');
  site.slowDown(0);
  await led.runToTheEnd(jobId);

  expect(readersKilled).toBeGreaterThan(2);
  await expectSameReport(jobId, undisturbed);
  expect(await collectionsBelow(jobId)).toEqual(await collectionsBelow(undisturbed));
}, 300_000);

describe('a reader', () => {
  const seat = '1-1';

  /** A job as it stands when a slice leads it and has asked for a reader: this test is that slice. */
  async function newSeat(urls: readonly string[] = []): Promise<string> {
    const jobId = await newJob();
    await change(`jobs/${jobId}/internal/run`, { holder: 'this test', fence: 1 });
    await change(`jobs/${jobId}`, { updatedAt: new Date(Date.now() + 600_000) });
    const given: Seat = {
      fence: 1,
      slices: 4,
      holder: null,
      pages: await pack(urls.map((url, number): Assignment => [number, url])),
      received: -1,
      recalled: false,
    };
    await db.doc(`jobs/${jobId}/readers/${seat}`).set(given);
    const nothing = { fence: 1, seat, n: -1, readings: Buffer.alloc(0), last: false };
    for (const n of [0, 1]) await db.doc(`jobs/${jobId}/readings/${seat}-${n}`).set(nothing);
    return jobId;
  }

  async function handedIn(jobId: string, n: number): Promise<HandIn> {
    const [found] = await queryWhen(handIns(jobId).where('n', '==', n), ({ length }) => length > 0);
    return found as HandIn;
  }

  const answer = (jobId: string, received: number, more: Partial<Seat> = {}) =>
    change(`jobs/${jobId}/readers/${seat}`, { received, ...more });

  it('reads what it is given once, says what came of it, and goes when it is told', async () => {
    const urls = Array.from({ length: 20 }, (_, n) => `${site.url}page/${n + 1}`);
    const jobId = await newSeat([...urls, `${site.url}gone`]);
    const [first, second] = [led.start('read', jobId, seat), led.start('read', jobId, seat)];
    const exits = [exitOf(first), exitOf(second)];
    await handedIn(jobId, 0);
    // One of the two had nothing to do here.
    expect(await Promise.race(exits)).toBe(0);
    await answer(jobId, 0);
    const read: ReadPage[] = [];
    for (let n = 1; read.length < 21; n++) {
      const handIn = await handedIn(jobId, n);
      read.push(...((await unpack(handIn.readings)) as ReadPage[]));
      await answer(jobId, n, read.length === 21 ? { recalled: true } : {});
    }
    expect(await Promise.all(exits)).toEqual([0, 0]);
    const byNumber = read.sort(([a], [b]) => a - b);
    expect(byNumber.map(([number]) => number)).toEqual(Array.from({ length: 21 }, (_, number) => number));
    expect(byNumber[4]?.[1]?.html?.source).toContain('<h1>Page number 5</h1>');
    expect(byNumber[20]?.[1]).toMatchObject({ asked: { status: 404 }, html: null });
  }, 60_000);

  it.each<[string, (jobId: string) => Promise<unknown>]>([
    ['its seat is gone', (jobId) => db.doc(`jobs/${jobId}/readers/${seat}`).delete()],
    ['another slice leads', (jobId) => change(`jobs/${jobId}/internal/run`, { fence: 2 })],
    ['nobody leads', (jobId) => change(`jobs/${jobId}/internal/run`, { holder: null })],
    ['who led is dead', (jobId) => letLeaseEnd(jobId)],
    ['the job is canceled', (jobId) => change(`jobs/${jobId}`, { cancelRequestedAt: new Date() })],
    ['the job is deleted', (jobId) => db.doc(`jobs/${jobId}`).delete()],
  ])(
    'goes within five seconds when %s',
    async (_, happen) => {
      const urls = Array.from({ length: 200 }, (_, n) => `${site.url}page/${n + 1}`);
      const jobId = await newSeat(urls);
      const exit = exitOf(patient.start('read', jobId, seat));
      await handedIn(jobId, 0);
      await happen(jobId);
      const since = Date.now();
      expect(await exit).toBe(0);
      expect(Date.now() - since).toBeLessThan(5_000);
    },
    60_000,
  );

  it('goes within five seconds when its owner is blocked', async () => {
    const jobId = await newSeat();
    const exit = exitOf(patient.start('read', jobId, seat));
    await handedIn(jobId, 0);
    await change(`users/${person.uid}`, { state: 'blocked' });
    const since = Date.now();
    expect(await exit).toBe(0);
    expect(Date.now() - since).toBeLessThan(5_000);
    await change(`users/${person.uid}`, { state: 'active' });
  }, 60_000);

  it('stops asking before it is given up, when nobody answers', async () => {
    const jobId = await newSeat(Array.from({ length: 200 }, (_, n) => `${site.url}page/${n + 1}`));
    const exit = exitOf(led.start('read', jobId, seat));
    await handedIn(jobId, 0);
    const since = Date.now();
    expect(await exit).toBe(0);
    // A lease is six seconds here.
    expect(Date.now() - since).toBeLessThan(6_000);
  }, 30_000);

  it.each<[string, Partial<Seat>]>([
    ['is taken', { holder: 'somebody' }],
    ['is another slice’s', { fence: 7 }],
  ])(
    'has nothing to do at a seat that %s',
    async (_, present) => {
      const jobId = await newSeat();
      await change(`jobs/${jobId}/readers/${seat}`, present);
      expect(await exitOf(led.start('read', jobId, seat))).toBe(0);
      expect((await handIns(jobId).get()).docs.map((doc) => doc.data().n)).toEqual([-1, -1]);
    },
    30_000,
  );
});
