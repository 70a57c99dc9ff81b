import fc from 'fast-check';
import * as v from 'valibot';
import type { Finding } from '#domain/finding';
import { jobInputSchema } from '#domain/jobInput';
import type { PageRecord } from '#domain/report';
import { type FaultySite, startFaultySite } from '#tests/support/faultySite';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { type AuditOutcome, audit, type Delta } from '.';
import { auditSite, factsOf, quick } from './testSupport.fixture';
import { type Clock, systemClock } from './time/timing';

class PowerCut extends Error {}

/** A store with only complete commits, as restored from JSON. */
class Store {
  readonly deltas: Delta[] = [];
  readonly findings: Finding[] = [];
  readonly pages: PageRecord[] = [];

  /**
   * Runs the engine until it crashes: commits after `every` items, and fails at commit `dieAt`, before or after it is
   * stored.
   */
  async live(url: string, every: number, dieAt: number, stored: boolean): Promise<AuditOutcome | 'died'> {
    let commits = 0;
    try {
      return await audit({
        input: v.parse(jobInputSchema, { url, checkHtml: false }),
        allowPrivate: true,
        timing: quick,
        findsIcon: true,
        resume: JSON.parse(JSON.stringify(this.deltas)),
        sink: {
          wantsCommit: ({ items }) => items >= every,
          commit: async (batch) => {
            const dies = ++commits === dieAt;
            if (dies && !stored) throw new PowerCut();
            this.deltas.push(JSON.parse(JSON.stringify(batch.delta)));
            this.findings.push(...batch.findings);
            this.pages.push(...batch.pages);
            if (dies) throw new PowerCut();
          },
        },
      });
    } catch (error) {
      if (error instanceof PowerCut) return 'died';
      throw error;
    }
  }
}

const pageFacts = (pages: readonly PageRecord[]) =>
  pages
    .map(({ url, status, title, redirectedTo, depth }) => [url, status, title, redirectedTo, depth].join(' '))
    .sort();

/** Returns the response headers in findings, by finding. */
const headers = (findings: readonly Finding[]) =>
  findings
    .map(({ fingerprint, evidence }) => JSON.stringify([fingerprint, evidence.headers, evidence.answeredBy]))
    .sort();

const fingerprints = (findings: readonly Finding[]) => findings.map(({ fingerprint }) => fingerprint).sort();

describe('an audit that crashes at commits and resumes', () => {
  let site: FaultySite;
  beforeAll(async () => {
    site = await startFaultySite();
  });
  afterAll(() => site.close());

  it('ends with the report of an uninterrupted one', async () => {
    const whole = await auditSite({ url: site.url }, { findsIcon: true });
    expect(whole.outcome).toMatchObject({ icon: expect.any(String) });
    const life = fc.record({
      dieAt: fc.integer({ min: 1, max: 6 }),
      stored: fc.boolean(),
      every: fc.integer({ min: 1, max: 25 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 5 }), async (lives) => {
        const store = new Store();
        let outcome: AuditOutcome | 'died' = 'died';
        for (const { dieAt, stored, every } of lives) {
          outcome = await store.live(site.url, every, dieAt, stored);
          if (outcome !== 'died') break;
        }
        if (outcome === 'died') outcome = await store.live(site.url, 10, Number.POSITIVE_INFINITY, true);
        expect(fingerprints(store.findings)).toEqual(fingerprints(whole.findings));
        expect(headers(store.findings)).toEqual(headers(whole.findings));
        expect(pageFacts(store.pages)).toEqual(pageFacts(whole.pages));
        expect(withoutBytes(outcome)).toEqual(withoutBytes(whole.outcome));
        expect(sharing(outcome, store.findings)).toEqual(sharing(whole.outcome, whole.findings));
      }),
      {
        numRuns: 15,
        examples: [
          // The last commit fails, which nothing waits for.
          [
            [
              { dieAt: 6, stored: true, every: 15 },
              { dieAt: 3, stored: false, every: 8 },
            ],
          ],
        ],
      },
    );
  }, 60_000);

  it('keeps the headers of a response for a link to it that is read after a resume', async () => {
    const gone = { status: 404, headers: { server: 'once' } };
    const server = await startSite(() => ({
      '/': page('Start', { body: '<a href="/gone">x</a><a href="/a">a</a>', nav: false }),
      '/gone': (_, earlier) => (earlier < 3 ? gone : { status: 404, headers: { server: 'twice' } }),
      '/a': page('A', { body: '<a href="/b">b</a>', nav: false }),
      '/b': page('B', { body: '<img src="/gone" alt="x" width="9" height="9">', nav: false }),
    }));
    const store = new Store();
    for (let life = 0; life < 10; life++) if ((await store.live(server.url, 1, 3, true)) !== 'died') break;
    const seen = store.findings.filter(({ target }) => target?.endsWith('/gone'));
    expect(seen.map(({ page: on, evidence }) => [on, evidence.headers?.server])).toEqual([
      [server.url, 'once'],
      [`${server.url}b`, 'once'],
    ]);
    expect(server.requests.get('/gone')).toBe(1);
    await server.close();
  });

  it('resumes a job that was begun before headers were stored', async () => {
    const whole = await auditSite({ url: site.url });
    const store = new Store();
    await store.live(site.url, 5, 4, true);
    const older = JSON.stringify(store.deltas, (key, value) => (key === 'headers' ? undefined : value));
    store.deltas.splice(0, store.deltas.length, ...JSON.parse(older));
    const outcome = await store.live(site.url, 50, Number.POSITIVE_INFINITY, true);
    expect(outcome).toMatchObject({ kind: 'finished' });
    expect(fingerprints(store.findings)).toEqual(fingerprints(whole.findings));
  });

  it('requests again only what was not committed', async () => {
    const first = new Store();
    await first.live(site.url, 5, 6, false);
    const committed = first.pages.map(({ url }) => new URL(url).pathname);
    const before = new Map(site.requests);
    await first.live(site.url, 50, Number.POSITIVE_INFINITY, true);
    const again = committed.filter((path) => site.requests.get(path) !== before.get(path));
    expect(committed.length).toBeGreaterThan(5);
    expect(again).toEqual([]);
  });

  it('rejects a delta of an unknown version', async () => {
    await expect(auditSite({ url: site.url }, { resume: [{ v: 99 }] })).rejects.toThrow('version 99');
  });
});

describe('an audit that is paused', () => {
  it('commits its results and resumes to the same report', async () => {
    const site = await startFaultySite({ delayMs: 5 });
    const deltas: Delta[] = [];
    const findings: Finding[] = [];
    const commits: number[] = [];
    // Each slice but the last commits something, so the loop terminates.
    for (let outcome = 'paused'; outcome === 'paused'; ) {
      const run = await pausedAtFirstCommit(site.url, deltas);
      commits.push(run.deltas.length);
      deltas.push(...run.deltas);
      findings.push(...run.findings);
      outcome = run.outcome.kind;
    }
    await site.close();
    expect(commits.length).toBeGreaterThan(3);
    // What was in flight at the pause is committed as well, in a single batch.
    expect(Math.max(...commits)).toBe(2);
    expect(factsOf(findings)).toEqual(factsOf(site.expected));
  }, 30_000);

  it('requests nothing if its time is already over', async () => {
    const site = await startFaultySite();
    const { outcome } = await auditSite({ url: site.url }, { pauseAt: Date.now() - 1 });
    expect(outcome).toEqual({ kind: 'paused' });
    expect(site.requests.size).toBe(0);
    await site.close();
  });
});

const neverMs = 1_000_000_000;

/**
 * Runs a slice that pauses while its first commit is being stored. A pause at a fixed time could come before a slow
 * machine has read anything.
 */
async function pausedAtFirstCommit(url: string, resume: readonly Delta[]) {
  const deltas: Delta[] = [];
  const findings: Finding[] = [];
  let pause = () => {};
  let isPaused = false;
  const clock: Clock = {
    ...systemClock,
    after(ms, callback) {
      if (ms < neverMs / 2) return systemClock.after(ms, callback);
      pause = callback;
      return () => {};
    },
  };
  const { outcome } = await auditSite(
    { url },
    {
      resume,
      pauseAt: Date.now() + neverMs,
      timing: { clock },
      sink: {
        wantsCommit: ({ items }) => items >= 10 && !isPaused,
        commit: async (batch) => {
          deltas.push(JSON.parse(JSON.stringify(batch.delta)));
          findings.push(...batch.findings);
          isPaused = true;
          pause();
        },
      },
    },
  );
  return { outcome, deltas, findings };
}

/** Removes the byte count: how much of an unwanted error page is read depends on how its chunks arrive. */
function withoutBytes(outcome: AuditOutcome | 'died'): unknown {
  if (outcome === 'died' || !('result' in outcome)) return outcome;
  const { pagesOf: _, ...end } = outcome;
  return { ...end, result: { ...outcome.result, bytes: 0 } };
}

/** Returns the pages that share each finding's cause, sorted. */
function sharing(outcome: AuditOutcome | 'died', findings: readonly Finding[]): readonly string[] {
  if (outcome === 'died' || !('pagesOf' in outcome)) return [];
  return fingerprints(findings).map((one) => [one, ...[...outcome.pagesOf(one)].sort()].join(' '));
}
