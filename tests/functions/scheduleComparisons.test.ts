import { randomUUID } from 'node:crypto';
import { paths } from '#domain/collections';
import type { Comparison } from '#domain/comparison';
import type { Finding } from '#domain/finding';
import type { ShareReportResult } from '#domain/operations';
import { hasEnded, jobWhen, reportOf, submit } from '../support/jobs';
import { ago, createSchedule, runNow, scheduleOf } from '../support/schedules';
import { page } from '../support/sitePages';
import { type Answer, type SiteServer, startSite } from '../support/siteServer';
import { call, change, closeAdmin, db, runScheduled, type SignedIn, signUp } from '../support/stack';

let site: SiteServer;
let body = '';
let further: Answer = { status: 404 };
let shut: Answer | null = null;

beforeAll(async () => {
  site = await startSite(() => ({
    '/': () => shut ?? page('Home', { body, nav: false }),
    '/further': () => further,
  }));
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

const create = (person: SignedIn, requestKey?: string) => createSchedule(site.url, person, {}, requestKey);

/** Returns the subjects of the regression emails to a user. */
async function alarmsFor({ email }: SignedIn): Promise<readonly string[]> {
  const mails = await db.collection(paths.mails).where('to', 'array-contains', email).get();
  return mails.docs
    .map((mail) => mail.data().message.subject as string)
    .filter((subject) => subject.includes('new '));
}

const comparisonOf = async (jobId: string) =>
  (await db.doc(paths.comparison(jobId)).get()).data() as Comparison;

describe('a schedule', () => {
  it('runs once when due, compares each run with the previous one, and emails about regressions', async () => {
    const person = await signUp();
    const key = randomUUID();
    const id = await create(person, key);
    expect(await create(person, key)).toBe(id);
    body = '<a href="/gone-at-first">x</a>';
    const first = await jobWhen(await runNow(id), hasEnded);
    expect(first).toMatchObject({
      state: 'succeeded',
      scheduleId: id,
      title: 'My site',
      previousJobId: null,
    });
    const moved = await scheduleOf(id);
    expect(moved?.problem).toBeNull();
    await runScheduled('runSchedules');
    expect((await scheduleOf(id))?.lastJobId).toBe(first.jobId);

    body = '<a href="/gone-later">x</a>';
    const second = await jobWhen(await runNow(id), hasEnded);
    expect(second.previousJobId).toBe(first.jobId);
    const comparison = (await db.doc(paths.comparison(second.jobId)).get()).data() as Comparison;
    expect(comparison).toMatchObject({
      kind: 'compared',
      previousJobId: first.jobId,
      new: { error: 1 },
      fixed: { error: 1 },
      notSeen: { error: 0 },
    });
    const mails = await db.collection(paths.mails).where('to', 'array-contains', person.email).get();
    const worse = mails.docs
      .map((mail) => mail.data().message)
      .filter(({ subject }) => subject.includes('new error'));
    expect(worse).toHaveLength(1);
    expect(worse[0].text).toContain(`/dashboard/jobs/${second.jobId}`);

    const third = await jobWhen(await runNow(id), hasEnded);
    expect((await db.doc(paths.comparison(third.jobId)).get()).data()).toMatchObject({
      new: { error: 0 },
      fixed: { error: 0 },
      persisting: { error: 1 },
    });
    expect((await db.collection(paths.mails).where('to', 'array-contains', person.email).get()).size).toBe(
      mails.size,
    );
  });

  it('compares with the last successful run if the previous one failed', async () => {
    const person = await signUp();
    const id = await create(person);
    const first = await jobWhen(await runNow(id), hasEnded);
    const failed = await jobWhen(await runNow(id), hasEnded);
    await change(paths.job(failed.jobId), { state: 'failed', result: null });
    const third = await jobWhen(await runNow(id), hasEnded);
    expect(third.previousJobId).toBe(first.jobId);
  });

  it('is not compared with a run with other options', async () => {
    const person = await signUp();
    const id = await create(person);
    await jobWhen(await runNow(id), hasEnded);
    await call('updateSchedule', { scheduleId: id, input: { url: site.url, maxPages: 7 } }, person);
    const second = await jobWhen(await runNow(id), hasEnded);
    expect((await db.doc(paths.comparison(second.jobId)).get()).data()).toMatchObject({
      kind: 'incomparable',
      why: expect.stringContaining('Max pages'),
    });
  });
});

describe('the run that a schedule compares with', () => {
  it('is the last one that succeeded, however many failed since', async () => {
    const person = await signUp();
    const id = await create(person);
    body = '';
    const good = await jobWhen(await runNow(id), hasEnded);
    const failed = await jobWhen(await runNow(id), hasEnded);
    await change(paths.job(failed.jobId), { state: 'failed' });
    body = '<a href="/gone-meanwhile">x</a>';
    const worse = await jobWhen(await runNow(id), hasEnded);
    expect(worse.previousJobId).toBe(good.jobId);
    expect(await comparisonOf(worse.jobId)).toMatchObject({ new: { error: 1 }, worse: { error: 1 } });
    expect(await alarmsFor(person)).toEqual([expect.stringContaining('1 new error')]);
  });

  it('is kept past its expiry until the next run has ended', async () => {
    const person = await signUp();
    const id = await create(person);
    body = '';
    const month = await jobWhen(await runNow(id), hasEnded);
    await change(paths.job(month.jobId), { expiresAt: ago(3_600_000) });
    await runScheduled('sweepJobs');
    const job = (await db.doc(paths.job(month.jobId)).get()).data();
    expect(job?.expiresAt.toMillis()).toBeGreaterThan(Date.now());
    expect((await db.collection(paths.parts(month.jobId)).get()).empty).toBe(false);

    const next = await jobWhen(await runNow(id), hasEnded);
    expect(await comparisonOf(next.jobId)).toMatchObject({ kind: 'compared', previousJobId: month.jobId });
    for (const { jobId } of [month, next]) await change(paths.job(jobId), { expiresAt: ago(3_600_000) });
    await call('updateSchedule', { scheduleId: id, paused: true }, person);
    await runScheduled('sweepJobs');
    for (const { jobId } of [month, next]) expect((await db.doc(paths.job(jobId)).get()).exists).toBe(false);
  });

  it('is extended before it expires, with its share link, unlike other reports', async () => {
    const person = await signUp();
    const id = await create(person);
    body = '';
    const [before, last] = [
      await jobWhen(await runNow(id), hasEnded),
      await jobWhen(await runNow(id), hasEnded),
    ];
    const shared = { jobId: last.jobId, shared: true };
    const { token } = await call<ShareReportResult>('shareReport', shared, person);
    const soon = new Date(Date.now() + 600_000);
    for (const path of [paths.job(before.jobId), paths.job(last.jobId), paths.share(String(token))])
      await change(path, { expiresAt: soon });
    await runScheduled('sweepJobs');
    const endOf = async (path: string) => (await db.doc(path).get()).data()?.expiresAt.toDate();
    const job = await endOf(paths.job(last.jobId));
    expect(job.getTime()).toBeGreaterThan(soon.getTime());
    expect(await endOf(paths.share(String(token)))).toEqual(job);
    expect(await endOf(paths.job(before.jobId))).toEqual(soon);
  });

  it('is extended even if it has expired and Firestore has deleted its share link', async () => {
    const person = await signUp();
    const id = await create(person);
    const { jobId } = await jobWhen(await runNow(id), hasEnded);
    const { token } = await call<ShareReportResult>('shareReport', { jobId, shared: true }, person);
    await change(paths.job(jobId), { expiresAt: ago(60_000) });
    await db.doc(paths.share(String(token))).delete();
    await runScheduled('sweepJobs');
    const job = (await db.doc(paths.job(jobId)).get()).data();
    expect(job?.expiresAt.toMillis()).toBeGreaterThan(Date.now());
    expect((await db.doc(paths.share(String(token))).get()).exists).toBe(false);
  });

  it.each([
    [
      'a rule that came since',
      (all: readonly string[]) => ({ evaluatedRules: all.filter((id) => id !== 'broken-link') }),
    ],
    ['a page that it had no room for', () => ({ maxPages: 1 })],
  ])('sends no regression email about %s', async (_, change) => {
    const person = await signUp();
    const id = await create(person);
    body = '';
    const first = await jobWhen(await runNow(id), hasEnded);
    const summary = db.doc(paths.reportSummary(first.jobId));
    const { evaluatedRules, maxPages } = (await summary.get()).data() ?? {};
    expect(evaluatedRules).toContain('broken-link');
    expect(maxPages).toBe(500);
    await summary.update(change(evaluatedRules));
    body = '<a href="/further">x</a>';
    further = page('Further', { body: '<a href="/not-there">x</a>', nav: false });
    const second = await jobWhen(await runNow(id), hasEnded);
    further = { status: 404 };
    const broken = (await reportOf(second.jobId)).findings.filter(({ rule }) => rule === 'broken-link');
    expect(broken).toHaveLength(1);
    const comparison = await comparisonOf(second.jobId);
    expect(comparison).toMatchObject({ kind: 'compared', worse: { error: 0 } });
    expect(comparison).toHaveProperty('newFindings', expect.arrayContaining([broken[0]?.fingerprint]));
    expect(await alarmsFor(person)).toEqual([]);
  });

  it('reports a site that blocks the crawler, and no old findings once it is reachable again', async () => {
    const person = await signUp();
    const id = await create(person);
    body = '<a href="/left-as-it-is">x</a>';
    const before = await jobWhen(await runNow(id), hasEnded);
    shut = { status: 403 };
    const during = await jobWhen(await runNow(id), hasEnded);
    shut = null;
    expect(during).toMatchObject({ state: 'succeeded', result: { pages: 0 }, previousJobId: before.jobId });
    const subjects = async () =>
      (await db.collection(paths.mails).where('to', 'array-contains', person.email).get()).docs.map(
        (mail) => mail.data().message.subject,
      );
    expect(await subjects()).toEqual(['We couldn’t read any page of My site']);
    const { host } = new URL(site.url);
    const known = async () => (await db.doc(paths.site(person.uid, host)).get()).data();
    expect(await known()).toMatchObject({
      worseAt: expect.anything(),
      runs: [{ jobId: before.jobId, unread: { jobId: during.jobId, why: 'no-page' } }],
    });
    const after = await jobWhen(await runNow(id), hasEnded);
    expect(await comparisonOf(after.jobId)).toMatchObject({
      kind: 'compared',
      previousJobId: before.jobId,
      worse: { error: 0, warning: 0 },
    });
    expect(await subjects()).toHaveLength(1);
    expect(await known()).toMatchObject({ worseAt: null });
  });

  it('is found, and regressions stay known, despite a single-page check in between', async () => {
    const person = await signUp();
    const id = await create(person);
    body = '';
    await jobWhen(await runNow(id), hasEnded);
    body = '<a href="/gone-this-week">x</a>';
    const worse = await jobWhen(await runNow(id), hasEnded);
    const { host } = new URL(site.url);
    const known = async () => (await db.doc(paths.site(person.uid, host)).get()).data();
    expect((await known())?.worseAt).toEqual(worse.finishedAt);
    const { jobId } = await jobWhen(await submit(person, { url: site.url, scope: 'page' }), hasEnded);
    expect((await known())?.runs.at(-1)).toMatchObject({ jobId });
    expect((await known())?.worseAt).toEqual(worse.finishedAt);
    const byHand = await jobWhen(await submit(person, { url: site.url }), hasEnded);
    expect(byHand.previousJobId).toBe(worse.jobId);
    expect((await known())?.worseAt).toBeNull();
  });

  it('leaves findings with a decision out of the email, also in later runs', async () => {
    const person = await signUp();
    const id = await create(person);
    body = '<a href="/left-as-it-is">x</a>';
    const first = await jobWhen(await runNow(id), hasEnded);
    const brokenIn = async (jobId: string) =>
      (await reportOf(jobId)).findings.find(({ rule }) => rule === 'broken-link') as Finding;
    const { fingerprint, rule, page: where } = await brokenIn(first.jobId);
    const decision = { state: 'ignored', reason: 'It opens in May.', rule, page: where };
    await call('decideIssues', { jobId: first.jobId, issues: [{ fingerprint, decision }] }, person);
    body = '';
    await jobWhen(await runNow(id), hasEnded);
    body = '<a href="/left-as-it-is">x</a>';
    const third = await jobWhen(await runNow(id), hasEnded);
    expect((await brokenIn(third.jobId)).fingerprint).toBe(fingerprint);
    expect(await comparisonOf(third.jobId)).toMatchObject({ new: { error: 1 }, worse: { error: 0 } });
    expect(await alarmsFor(person)).toEqual([]);
  });
});
