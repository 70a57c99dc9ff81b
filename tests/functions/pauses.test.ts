import { randomUUID } from 'node:crypto';
import { internalPaths, paths } from '#domain/collections';
import type { BulkResult } from '#domain/operations';
import type { Feature } from '#domain/pauses';
import { setSignUps } from '../support/accessMode';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { ago, createSchedule, scheduleOf } from '../support/schedules';
import {
  call,
  change,
  closeAdmin,
  createAccount,
  db,
  freshAddress,
  runScheduled,
  type SignedIn,
  signUp,
  signUpAdmin,
} from '../support/stack';
import { codeIn, entryOf, joinByForm, joinByScript, mailsTo } from '../support/waitlist';

/** Submissions and schedules during a pause of new jobs are tested in submit.test.ts. */
const refusedPort = 'http://127.0.0.1:9/';
const refused = { status: 'RESOURCE_EXHAUSTED', code: 'jobs-paused' };

let admin: SignedIn;
let person: SignedIn;
let failed: string;

beforeAll(async () => {
  [admin, person] = [await signUpAdmin(), await signUp()];
  failed = (await jobWhen(await submit(person, { url: refusedPort }), hasEnded)).jobId;
});
afterAll(closeAdmin);

const pause = (feature: Feature, paused = true) => call('setPaused', { feature, paused }, admin);

const jobsOfPerson = async () =>
  (await db.collection(paths.jobs).where('ownerUid', '==', person.uid).get()).docs.map(({ id }) => id);

describe('while new jobs are paused', () => {
  beforeAll(() => pause('jobs'));
  afterAll(() => pause('jobs', false));
  afterEach(async () => expect(await jobsOfPerson()).toEqual([failed]));

  it('rejects a retry by the owner and by an admin', async () => {
    const request = () => ({ jobId: failed, idempotencyKey: randomUUID() });
    await expect(call('retryJob', request(), person)).rejects.toMatchObject(refused);
    await expect(call('retryJob', request(), admin)).rejects.toMatchObject({
      message: expect.stringContaining('New jobs are paused'),
    });
  });

  it('reports each job of a bulk retry as refused', async () => {
    const request = { jobIds: [failed], batchKey: randomUUID() };
    expect(await call<BulkResult>('retryJobs', request, person)).toEqual({
      done: [],
      refused: [{ jobId: failed, words: expect.stringContaining('New jobs are paused') }],
    });
  });

  it('rejects checking a page again', async () => {
    const request = { jobId: failed, position: 0, fingerprint: 'x' };
    await expect(call('checkAgainNow', request, person)).rejects.toMatchObject(refused);
  });
});

describe('while new sign-ups are paused', () => {
  beforeAll(async () => {
    await setSignUps('open');
    await pause('signUps');
  });
  afterAll(() => pause('signUps', false));

  it('rejects a new account, although sign-ups are open, and leaves no data', async () => {
    const stranger = await createAccount(freshAddress('new'));
    await expect(call('startSession', {}, stranger)).rejects.toMatchObject({ code: 'sign-ups-paused' });
    expect((await db.doc(paths.user(stranger.uid)).get()).exists).toBe(false);
  });

  it('lets existing accounts log in', async () => {
    expect(await call('startSession', {}, person)).toMatchObject({ claims: {} });
  });

  it('rejects the waitlist’s form, with words from a script and on the page', async () => {
    const email = freshAddress('waiting');
    const answer = await joinByScript({ email });
    expect(answer.status).toBe(403);
    expect(codeIn(answer)).toBe('sign-ups-paused');
    expect((await joinByForm({ email })).location).toBe('/waitlist?problem=sign-ups-paused#sign-ups-paused');
    expect(await entryOf(email)).toBeUndefined();
  });
});

describe('while scheduled runs are paused', () => {
  it('leaves due runs waiting with the reason, and users can start jobs; the runs start afterwards', async () => {
    const scheduleId = await createSchedule(refusedPort, person);
    await change(paths.schedule(scheduleId), { nextRunAt: ago(60_000) });
    await pause('schedules');
    await runScheduled('runSchedules');
    expect(await scheduleOf(scheduleId)).toMatchObject({
      lastJobId: null,
      problem: expect.stringMatching(/^Scheduled runs are paused/),
    });
    await jobWhen(await submit(person, { url: refusedPort }), hasEnded);
    await pause('schedules', false);
    await runScheduled('runSchedules');
    const { lastJobId, problem } = (await scheduleOf(scheduleId)) ?? {};
    expect(problem).toBeNull();
    await jobWhen(String(lastJobId), hasEnded);
  });
});

describe('while emails are paused', () => {
  it('holds emails, and sends each once after the pause', async () => {
    const email = freshAddress('waiting');
    await pause('mail');
    expect((await joinByScript({ email })).status).toBe(200);
    await runScheduled('sweepAccounts');
    expect((await mailsTo(email).get()).size).toBe(0);
    const held = db.collection(internalPaths.heldMails).where('to', 'array-contains', email);
    expect((await held.get()).size).toBe(1);
    await pause('mail', false);
    await runScheduled('sweepAccounts');
    await runScheduled('sweepAccounts');
    expect((await mailsTo(email).get()).docs.map((mail) => mail.data())).toMatchObject([
      { to: [email], message: { subject: expect.any(String) } },
    ]);
    expect((await held.get()).size).toBe(0);
  });
});

it('every pause is recorded', async () => {
  await pause('mail');
  await pause('mail', false);
  const recorded = db.collection(paths.auditLog).where('actorUid', '==', admin.uid);
  const entries = (await recorded.get()).docs.map((entry) => entry.data());
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'settings.pause',
      before: { mailPaused: false },
      after: { mailPaused: true },
    }),
  );
});
