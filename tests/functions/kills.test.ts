import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as v from 'valibot';
import { functionsOptions } from '../../scripts/functionsOptions';
import { jobInputSchema } from '../../src/domain/jobInput';
import { type GeneratedSite, serveGenerated } from '../bench/generatedSite';
import { hasEnded, jobWhen, reportOf, type StoredReport } from '../support/jobs';
import { closeAdmin, db, type SignedIn, signUp } from '../support/stack';

const pages = 1_500;
const kills = 30;

const root = join(__dirname, '../..');
const folder = '.local/test-slices';
const program = join(root, folder, 'slice.js');
let site: GeneratedSite;
let person: SignedIn;

beforeAll(async () => {
  await build(functionsOptions(root, folder, { slice: 'tests/functions/sliceChild.ts' }));
  site = await serveGenerated(pages, { faults: 1 });
  person = await signUp();
  await db.doc(`users/${person.uid}`).update({ limits: { pagesPerJob: pages, jobsAtOnce: 10 } });
});

afterAll(async () => {
  site.close();
  await closeAdmin();
});

function start(...args: readonly string[]): ChildProcess {
  // A slice that is not killed goes on to the end, and a dead one's lease ends when the test says so.
  const env = {
    ...process.env,
    FUNCTIONS_EMULATOR: 'true',
    ALLOW_PRIVATE_ADDRESSES: 'true',
    SLICE_SECONDS: '1500',
    LEASE_SECONDS: '600',
  };
  return fork(program, [...args], { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

const messageOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => child.once('message', (it) => resolve(String(it))));
const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

async function newJob(): Promise<string> {
  const input = v.parse(jobInputSchema, { url: site.url, maxPages: pages });
  const child = start('record', JSON.stringify(input), person.uid, randomUUID());
  const [jobId] = await Promise.all([messageOf(child), exitOf(child)]);
  return jobId;
}

/** As if the dead slice's lease had run out meanwhile. */
async function letLeaseEnd(jobId: string): Promise<void> {
  await db.doc(`jobs/${jobId}/internal/run`).update({ leaseUntil: new Date(0) });
}

/**
 * Works on a job to its end as the queue does, which asks again when a slice fails: one that was killed in the middle of
 * a transaction leaves its locks behind for a while.
 */
async function runToTheEnd(jobId: string): Promise<void> {
  for (let tries = 1; tries <= 8; tries++) {
    if ((await exitOf(start('run', jobId))) === 0) return;
    await letLeaseEnd(jobId);
  }
  throw new Error('no slice could bring the job to its end');
}

async function commitsOf(jobId: string): Promise<number> {
  return (await db.collection(`jobs/${jobId}/parts`).count().get()).data().count;
}

/** What a report says, whatever the order in which it was found out. */
function contentOf({ findings, pages: read }: StoredReport) {
  const told = findings.map(({ fingerprint, rule, page }) => `${rule} ${page} ${fingerprint}`);
  return { findings: told.sort(), pages: [...read].sort() };
}

/** Resolves when the job has more commits than before. */
function commitAfter(jobId: string, before: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = db.collection(`jobs/${jobId}/parts`).onSnapshot((parts) => {
      if (parts.size <= before) return;
      end();
      resolve();
    }, reject);
  });
}

function expectNothingTwice(report: StoredReport): void {
  const { findings, pages: read } = contentOf(report);
  expect(new Set(findings).size).toBe(findings.length);
  expect(new Set(read).size).toBe(read.length);
  for (const doc of [...report.parts, ...report.log]) expect(doc.updateTime).toEqual(doc.createTime);
  expect(report.log.map((entry) => entry.data().seq)).toEqual(report.log.map((_, index) => index + 1));
}

it(`ends with the same report though it is killed ${kills} times at random moments`, async () => {
  const undisturbed = await newJob();
  await runToTheEnd(undisturbed);
  const whole = await reportOf(undisturbed);
  expect(whole.pages).toHaveLength(pages);

  const jobId = await newJob();
  let died = 0;
  let worked = 0;
  for (; died < kills; died++) {
    const before = await commitsOf(jobId);
    const child = start('run', jobId);
    const gone = exitOf(child);
    await messageOf(child);
    // Most die soon, before they have done a thing or in the middle of their first commit; some after one.
    if (died % 6 === 5) await Promise.race([gone, commitAfter(jobId, before)]);
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, Math.random() * 400))]);
    child.kill('SIGKILL');
    await gone;
    if ((await commitsOf(jobId)) > before) worked++;
    await letLeaseEnd(jobId);
  }
  const midway = (await db.doc(`jobs/${jobId}`).get()).data();
  expect(midway?.state).toBe('running');
  await runToTheEnd(jobId);

  const report = await reportOf(jobId);
  expect(worked).toBeGreaterThan(0);
  expect(report.log.filter((entry) => entry.data().kind === 'lease').length).toBeGreaterThan(1);
  expectNothingTwice(report);
  expect(contentOf(report)).toEqual(contentOf(whole));
  const [disturbed, calm] = await Promise.all([jobWhen(jobId, hasEnded), jobWhen(undisturbed, hasEnded)]);
  expect({ ...disturbed.result, durationMs: 0, bytes: 0 }).toEqual({
    ...calm.result,
    durationMs: 0,
    bytes: 0,
  });
}, 900_000);

it('lets one of two slices work that begin at once, and the other leaves', async () => {
  const jobId = await newJob();
  const codes = await Promise.all([exitOf(start('run', jobId)), exitOf(start('run', jobId))]);
  expect(codes.sort()).toEqual([0, 3]);
  const report = await reportOf(jobId);
  expect(report.log.filter((entry) => entry.data().kind === 'lease')).toHaveLength(1);
  expect(report.pages).toHaveLength(pages);
  expectNothingTwice(report);
}, 120_000);
