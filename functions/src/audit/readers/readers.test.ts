import * as v from 'valibot';
import { type JobInputDraft, jobInputSchema } from '../../../../src/domain/jobInput';
import { page } from '../../../../tests/support/sitePages';
import { type Answer, type Route, type SiteServer, startSite } from '../../../../tests/support/siteServer';
import { auditSite, factsOf, type Run } from '../testSupport';
import { TestReaders, type TestReadersOptions } from './testReaders';

const pages = 400;
/** A loopback host is asked by so many at once (politeness/manners.ts). */
const atOnce = 16;

/** Each page leads to seven more; every third has a fault. */
function pageOf(n: number): Answer {
  const links = Array.from({ length: 7 }, (_, child) => n * 7 + child + 1).filter((to) => to < pages);
  const list = links.map((to) => `<a href="/${to}">Page ${to}</a>`).join(' ');
  return page(`Page ${n}`, { body: `${list}${n % 3 === 0 ? '<img src="/picture.png">' : ''}`, nav: false });
}

function largeSite(odd: Readonly<Record<string, Route>> = {}, delayMs = 0) {
  const routes = Array.from({ length: pages }, (_, n) => [n === 0 ? '/' : `/${n}`, pageOf(n)] as const);
  return startSite(() => ({ ...Object.fromEntries(routes), ...odd }), { delayMs, atOnce: 100 });
}

const oddities: Readonly<Record<string, Route>> = {
  '/150': { status: 404 },
  '/151': { status: 302, headers: { location: '/9' } },
  '/152': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
  '/153': { body: Buffer.from([0, 1, 2, 3]) },
  '/154': (_method, earlier) => (earlier === 0 ? { status: 500 } : page('Page 154', { nav: false })),
  '/155': { status: 200, headers: { 'content-type': '' }, body: 'no type' },
  '/156': { hangs: true },
};

/** Several readings of a large site: a busy machine takes its time. */
jest.setTimeout(30_000);

let server: SiteServer;
afterEach(() => server.close());

async function read(
  draft: JobInputDraft,
  options: Omit<TestReadersOptions, 'input'> | null,
): Promise<Run & { handedIn: number }> {
  const input = v.parse(jobInputSchema, { checkHtml: false, ...draft });
  const readers = options ? new TestReaders({ input, ...options }) : undefined;
  const run = await auditSite(draft, { readers, timing: { headersTimeout: 500, requestTimeout: 10_000 } });
  return { ...run, handedIn: readers?.handedIn ?? 0 };
}

/** What a report says, whatever was only slow and in whatever order it was found. */
function contentOf({ outcome, findings, pages: records }: Run) {
  return {
    kind: outcome.kind,
    findings: factsOf(findings),
    headers: findings
      .map(({ fingerprint, evidence }) => `${fingerprint} ${JSON.stringify(evidence.headers)}`)
      .sort(),
    pages: records.map(({ durationMs, ...rest }) => JSON.stringify(rest)).sort(),
  };
}

describe('a site that several read', () => {
  it.each([2, 4])('has the report that one alone writes, by %s', async (slices) => {
    server = await largeSite(oddities);
    const alone = await read({ url: server.url }, null);
    const together = await read({ url: server.url }, { slices });
    expect(alone.pages).toHaveLength(pages);
    expect(together.handedIn).toBeGreaterThan(50);
    expect(contentOf(together)).toEqual(contentOf(alone));
  });

  it('is asked no more often: once for each page, and at most so many at once in all', async () => {
    server = await largeSite({}, 20);
    await read({ url: server.url }, { slices: 4 });
    const asked = [...server.requests].filter(([path]) => /^\/\d*$/.test(path));
    expect(asked.filter(([, times]) => times > 1)).toEqual([]);
    expect(server.peak()).toBe(atOnce);
  });

  it('loses nothing with readers that die', async () => {
    server = await largeSite();
    const alone = await read({ url: server.url }, null);
    const together = await read({ url: server.url }, { slices: 4, diesAfter: 40 });
    expect(together.handedIn).toBe(40);
    expect(contentOf(together)).toEqual(contentOf(alone));
  });

  it('is left in peace by all when it asks one of them for a pause, and then read by one alone', async () => {
    let refusedAt = 0;
    const asked: number[] = [];
    const noted = (answer: Answer) => (): Answer => {
      asked.push(performance.now());
      return answer;
    };
    const refusal: Route = (_method, earlier) => {
      if (earlier > 0) return page('Page 120', { nav: false });
      refusedAt = performance.now();
      return { status: 429, headers: { 'retry-after': '1' } };
    };
    const routes = Array.from({ length: pages }, (_, n) => [`/${n}`, noted(pageOf(n))] as const);
    server = await largeSite({ ...Object.fromEntries(routes), '/120': refusal }, 20);
    const together = await read({ url: server.url }, { slices: 4 });
    expect(together.pages).toHaveLength(pages);
    expect(together.pages.filter(({ status }) => status !== 200)).toEqual([]);
    expect(together.handedIn).toBeLessThan(pages / 2);
    // What was under way as the answer came, and what began before it was heard.
    const late = asked.filter((at) => at > refusedAt && at < refusedAt + 1_000);
    expect(late.length).toBeLessThan(2 * atOnce);
  });

  it('has readers only when many pages wait', async () => {
    server = await largeSite();
    const { handedIn } = await read({ url: server.url }, { slices: 4, enlistAt: pages });
    expect(handedIn).toBe(0);
  });

  it('has what the HTML validator says of each page', async () => {
    const twice = '<p id="a">One</p><p id="a">Two</p>';
    const routes = Array.from({ length: pages }, (_, n) => [
      `/${n}`,
      { ...pageOf(n), body: `${pageOf(n).body}${twice}` },
    ]);
    server = await largeSite(Object.fromEntries(routes));
    const together = await read({ url: server.url, checkHtml: true }, { slices: 2 });
    expect(together.handedIn).toBeGreaterThan(50);
    expect(together.findings.filter(({ rule }) => rule === 'id-duplicate')).toHaveLength(pages - 1);
  });

  it('keeps what its readers have begun when it pauses, and goes on from there', async () => {
    server = await largeSite();
    const input = v.parse(jobInputSchema, { url: server.url, checkHtml: false });
    const alone = await read({ url: server.url }, null);
    const readers = new TestReaders({ input, slices: 4 });
    const first = await auditSite(
      { url: server.url },
      { readers, pauseAt: Date.now() + 150, timing: { headersTimeout: 5_000, requestTimeout: 5_000 } },
    );
    const second = await auditSite({ url: server.url }, { resume: first.deltas });
    expect(first.outcome.kind).toBe('paused');
    expect(readers.present).toBe(0);
    expect([...first.pages, ...second.pages]).toHaveLength(pages);
    expect(factsOf([...first.findings, ...second.findings])).toEqual(factsOf(alone.findings));
  });

  it('ends at once when it is canceled, and so do its readers', async () => {
    server = await largeSite({ '/60': { hangs: true }, '/61': { hangs: true } });
    const input = v.parse(jobInputSchema, { url: server.url, checkHtml: false });
    const readers = new TestReaders({ input, slices: 4 });
    const cancel = new AbortController();
    const run = auditSite(
      { url: server.url },
      {
        readers,
        signal: cancel.signal,
        timing: { headersTimeout: 60_000, requestTimeout: 60_000 },
        sink: {
          wantsCommit: () => {
            if (readers.handedIn > 20) cancel.abort();
            return false;
          },
          commit: async () => undefined,
        },
      },
    );
    expect((await run).outcome.kind).toBe('canceled');
    expect(readers.present).toBe(0);
  });
});
