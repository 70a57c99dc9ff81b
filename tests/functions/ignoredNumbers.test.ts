import { internalPaths, paths } from '#domain/collections';
import type { Finding } from '#domain/finding';
import { withoutIgnored } from '#domain/ignoredFindings';
import type { Job } from '#domain/job';
import type { ReportSummary } from '#domain/report';
import type { Share } from '#domain/share';
import type { SiteHistory } from '#domain/siteHistory';
import { hasEnded, jobWhen, reportOf, submit } from '../support/jobs';
import { page } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { call, db, runScheduled, type SignedIn, signUp } from '../support/stack';

let site: SiteServer;
let person: SignedIn;
let host: string;
let first: Job;
let second: Job;
let broken: readonly Finding[];

const run = async () => jobWhen(await submit(person, { url: site.url }), hasEnded);
const jobOf = async ({ jobId }: Job) => (await db.doc(paths.job(jobId)).get()).data() as Job;
const summaryOf = async ({ jobId }: Job) =>
  (await db.doc(paths.reportSummary(jobId)).get()).data() as ReportSummary;
const historyOf = async () => (await db.doc(paths.site(person.uid, host)).get()).data() as SiteHistory;

/** Resolves when the queue has recounted all reports of the site. */
const recounted = () =>
  new Promise<void>((resolve, reject) => {
    const end = db.doc(internalPaths.recount(person.uid, host)).onSnapshot((note) => {
      if (note.exists) return;
      end();
      resolve();
    }, reject);
  });

const decide = (findings: readonly Finding[], ignored: boolean) =>
  call(
    'decideIssues',
    {
      jobId: second.jobId,
      issues: findings.map(({ fingerprint, rule, page: on }) => ({
        fingerprint,
        decision: ignored ? { state: 'ignored', reason: '', rule, page: on } : null,
      })),
    },
    person,
  );

beforeAll(async () => {
  const links = Array.from({ length: 4 }, (_, n) => `<a href="/gone-${n}">Gone ${n}</a>`).join(' ');
  site = await startSite(() => ({
    '/': page('Home', { body: `<a href="/shop">Shop</a> ${links}`, nav: false }),
    '/shop': page('Shop', { title: null, nav: false }),
  }));
  host = new URL(site.url).host;
  person = await signUp();
  first = await run();
  second = await run();
  broken = (await reportOf(second.jobId)).findings.filter(({ rule }) => rule === 'broken-link');
});
afterAll(() => site.close());

describe('ignored findings', () => {
  it('leave the numbers of their report immediately, and those of earlier reports soon after', async () => {
    expect(broken).toHaveLength(4);
    const errors = second.result?.counts.error ?? 0;
    const { token } = await call<{ token: string }>(
      'shareReport',
      { jobId: second.jobId, shared: true },
      person,
    );
    await decide(broken.slice(0, 3), true);
    const partly = await jobOf(second);
    expect(partly.result?.counts.error).toBe(errors - 3);
    expect(withoutIgnored(await summaryOf(second)).ignored).toBe(3);

    await decide(broken.slice(3), true);
    const now = await jobOf(second);
    expect(now.score).toBeGreaterThan(second.score ?? 100);
    expect(now.result).toMatchObject({ score: now.score, grade: now.grade, counts: { error: errors - 4 } });
    const share = (await db.doc(paths.share(token)).get()).data() as Share;
    expect(share.result).toEqual(now.result);
    expect(share.summary).toEqual(await summaryOf(second));

    await recounted();
    expect((await jobOf(first)).score).toBe(now.score);
    expect((await jobOf(second)).previousScore).toBe(now.score);
    expect((await historyOf()).runs).toMatchObject([
      { jobId: first.jobId, score: now.score, errors: errors - 4 },
      { jobId: second.jobId, score: now.score, errors: errors - 4 },
    ]);
  });

  it('don’t count in later reports', async () => {
    const third = await run();
    const now = await jobOf(second);
    expect(third).toMatchObject({ score: now.score, previousScore: now.score });
    expect(third.result?.counts).toEqual(now.result?.counts);
    expect((await historyOf()).runs.at(-1)).toMatchObject({ jobId: third.jobId, score: now.score });
    expect(withoutIgnored(await summaryOf(third)).ignored).toBe(4);
  });

  it('bring the exact old numbers back when they are restored', async () => {
    await decide(broken, false);
    expect((await jobOf(second)).result).toEqual(second.result);
    await recounted();
    expect(await jobOf(first)).toMatchObject({
      result: first.result,
      score: first.score,
      grade: first.grade,
    });
    expect(await jobOf(second)).toMatchObject({ score: second.score, previousScore: first.score });
    expect(withoutIgnored(await summaryOf(first)).ignored).toBe(0);
  });

  it('count the same by a pattern, and again without it', async () => {
    const pattern = { state: 'ignored', reason: '', rule: 'broken-link', page: null, target: null };
    const { patternId } = await call<{ patternId: string }>(
      'addIgnorePattern',
      { jobId: second.jobId, pattern },
      person,
    );
    expect((await jobOf(second)).score).toBeGreaterThan(second.score ?? 100);
    await call('removeIgnorePattern', { host, patternId, jobId: second.jobId }, person);
    expect((await jobOf(second)).result).toEqual(second.result);
  });

  it('are counted by the next sweep if the queue has lost the task', async () => {
    await recounted();
    const [one] = broken;
    if (!one) throw new Error('The site has broken links.');
    const { fingerprint, rule, page: on } = one;
    const issue = { state: 'ignored', reason: '', rule, page: on, at: new Date() };
    await db.collection(paths.issues(person.uid, host)).doc(fingerprint).set(issue);
    const note = { ownerUid: person.uid, host, at: new Date(Date.now() - 3_600_000) };
    await db.doc(internalPaths.recount(person.uid, host)).set(note);
    await runScheduled('sweepJobs');
    expect((await jobOf(first)).result?.counts.error).toBe((first.result?.counts.error ?? 0) - 1);
    expect((await db.doc(internalPaths.recount(person.uid, host)).get()).exists).toBe(false);
  });

  it('of another user’s report stay as they are', async () => {
    const stranger = await signUp();
    const before = await jobOf(second);
    await call('removeIgnorePattern', { host, patternId: 'x'.repeat(22), jobId: second.jobId }, stranger);
    expect(await jobOf(second)).toEqual(before);
  });
});
