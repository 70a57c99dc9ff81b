import fc from 'fast-check';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { type GeneratedSite, serveGenerated } from '../bench/generatedSite';
import { hasEnded, reportOf } from '../support/jobs';
import { change, closeAdmin, db, type SignedIn, signUp } from '../support/stack';
import {
  commitAfter,
  commitsOf,
  exitOf,
  expectNothingTwice,
  expectSameReport,
  leaseAfter,
  leaseCountOf,
  letLeaseEnd,
  messageOf,
  Slices,
} from './slices';

const pages = 1_500;
const kills = 30;

/** The first of these slices takes a second; later ones take twice the age of the job. */
const maxHandOvers = 8;
/** With this delay, 1,500 pages take longer than three slices. */
const slowMs = 100;
/** With this delay, they take longer than all kills: 16 concurrent requests need 28 s, and the kills half of that. */
const slowerMs = 300;

/** The delays are the same on every run. KILL_SEED selects others. */
const seed = Number(process.env.KILL_SEED || 20_261_101);
/** In the test names, so that a failure shows it. */
const bySeed = `of KILL_SEED=${seed}`;
const delays = (count: number, maxMs: number) =>
  fc.sample(fc.noBias(fc.integer({ min: 0, max: maxMs })), { seed, numRuns: count });

let slices: Slices;
let brief: Slices;
let site: GeneratedSite;
let person: SignedIn;
/** The job that all others are compared with. */
let undisturbed: string;

beforeAll(async () => {
  // The test ends the lease of a dead slice itself.
  slices = await Slices.build('test-slices', { LEASE_SECONDS: '265' });
  brief = await Slices.build('test-brief-slices', { LEASE_SECONDS: '265', SLICE_SECONDS: '1' });
  site = await serveGenerated(pages, { findingsPerPage: 1 });
  person = await signUp();
  await change(paths.user(person.uid), { limits: { pagesPerJob: pages, jobsAtOnce: 10 } });
  undisturbed = await newJob();
  await slices.runToTheEnd(undisturbed);
  expect((await reportOf(undisturbed)).pages).toHaveLength(pages);
}, 120_000);

afterAll(async () => {
  site.close();
  await closeAdmin();
});

const jobNow = async (jobId: string) => (await db.doc(paths.job(jobId)).get()).data() as Job;
const newJob = () => slices.newJob(person.uid, { url: site.url, maxPages: pages });

it(`ends with the same report though it is killed ${kills} times at moments ${bySeed}`, async () => {
  site.slowDown(slowerMs);
  const jobId = await newJob();
  let worked = 0;
  for (const [died, delayMs] of delays(kills, 400).entries()) {
    const [before, leases] = [await commitsOf(jobId), await leaseCountOf(jobId)];
    const child = slices.start('run', jobId);
    const gone = exitOf(child);
    await messageOf(child);
    // Some die before they start, some while they restore the state, and some after a commit.
    if (died % 6 === 5) await Promise.race([gone, commitAfter(jobId, before)]);
    else if (died % 2 === 0) await Promise.race([gone, leaseAfter(jobId, leases)]);
    const killer = setTimeout(() => child.kill('SIGKILL'), delayMs);
    await gone;
    clearTimeout(killer);
    if ((await commitsOf(jobId)) > before) worked++;
    await letLeaseEnd(jobId);
  }
  const midway = (await db.doc(paths.job(jobId)).get()).data();
  expect(midway?.state).toBe('running');
  site.slowDown(0);
  for (const moment of ['sorting', 'sorting', 'sorted', 'sorted'] as const)
    expect(await slices.dieAt(jobId, moment, 'answered')).toBe(true);
  expect((await db.doc(paths.reportSummary(jobId)).get()).exists).toBe(false);
  await slices.runToTheEnd(jobId);

  const report = await expectSameReport(jobId, undisturbed);
  expect(worked).toBeGreaterThanOrEqual(kills / 6);
  expect(report.log.filter((entry) => entry.data().kind === 'lease').length).toBeGreaterThan((kills * 2) / 3);
}, 900_000);

it(`ends with the same report though its slices are killed as they hand over, at moments ${bySeed}`, async () => {
  site.slowDown(slowMs);
  const jobId = await newJob();
  let died = 0;
  for (const [n, delayMs] of delays(maxHandOvers, 5).entries()) {
    if (hasEnded(await jobNow(jobId))) break;
    const wasKilled = await brief.dieAt(jobId, 'handing-over', n % 2 === 0 ? 'sent' : 'answered', delayMs);
    if (wasKilled) died++;
  }
  expect(died).toBeGreaterThan(1);
  site.slowDown(0);
  await slices.runToTheEnd(jobId);
  await expectSameReport(jobId, undisturbed);
}, 300_000);

it('has the whole report if it is killed right after its end was written', async () => {
  const jobId = await newJob();
  await expect(slices.dieAt(jobId, 'ending', 'answered')).resolves.toBe(true);
  expect((await jobNow(jobId)).state).toBe('succeeded');
  await slices.runToTheEnd(jobId);
  await expectSameReport(jobId, undisturbed);
}, 300_000);

it('ends with the same report if it is killed during the transaction of its end', async () => {
  const jobId = await newJob();
  await expect(slices.dieAt(jobId, 'ending', 'unsent')).resolves.toBe(true);
  expect((await jobNow(jobId)).state).toBe('running');
  expect((await db.doc(paths.reportSummary(jobId)).get()).exists).toBe(false);
  // The next slice waits until the database releases the locks of the dead one.
  await slices.runToTheEnd(jobId);
  expect((await jobNow(jobId)).state).toBe('succeeded');
  await expectSameReport(jobId, undisturbed);
}, 300_000);

it('runs one of two slices that start concurrently, and rejects the other', async () => {
  const jobId = await newJob();
  const codes = await Promise.all([exitOf(slices.start('run', jobId)), exitOf(slices.start('run', jobId))]);
  expect(codes.sort()).toEqual([0, 3]);
  const report = await reportOf(jobId);
  expect(report.log.filter((entry) => entry.data().kind === 'lease')).toHaveLength(1);
  expect(report.pages).toHaveLength(pages);
  expectNothingTwice(report);
}, 120_000);
