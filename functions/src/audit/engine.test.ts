import type { Finding } from '#domain/finding';
import type { Route } from '#tests/support/siteServer';
import { links, page, serve } from './testSites.fixture';
import { auditSite, factsOf } from './testSupport.fixture';

describe('the end of an audit', () => {
  it('fails if nothing listens', async () => {
    const server = await serve({});
    await server.close();
    const { outcome } = await auditSite({ url: server.url });
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'site-unreachable', retryable: true } });
    expect(outcome).toMatchObject({
      failure: { message: expect.stringContaining('its server refuses connections') },
    });
  });

  it.each(['/robots.txt', '/'])('fails if %s never responds', async (path) => {
    const server = await serve({ [path]: { hangs: true } });
    const { outcome } = await auditSite(
      { url: server.url },
      { timing: { headersTimeout: 50, requestTimeout: 60 } },
    );
    expect(outcome).toMatchObject({
      failure: { message: expect.stringContaining('didn’t respond in time') },
    });
  });

  it('fails if robots.txt disallows the start URL, unless the job ignores robots.txt', async () => {
    const server = await serve({ '/robots.txt': { body: 'User-agent: *\nDisallow: /' }, '/': page('Start') });
    expect((await auditSite({ url: server.url })).outcome).toMatchObject({
      failure: { code: 'blocked-by-robots' },
    });
    expect(server.requests.get('/')).toBeUndefined();
    expect((await auditSite({ url: server.url, respectRobots: false })).outcome.kind).toBe('finished');
  });

  it.each([404, 500])('finishes with a finding if the start URL responds with %s', async (status) => {
    const server = await serve({ '/': { status } });
    const { outcome, findings, pages } = await auditSite({ url: server.url });
    expect(outcome.kind).toBe('finished');
    expect(factsOf(findings)).toEqual([`page-error ${server.url} ${server.url}`]);
    expect(pages).toMatchObject([{ status }]);
  });

  it.each<[string, Route]>([
    ['returns 200 (ok)', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }],
    ['returns 200 (ok)', { headers: { 'content-type': 'application/json' }, body: '{}' }],
    ['returns 204 (no content)', { status: 204 }],
  ])("fails if the start URL %s and isn't a page", async (words, route) => {
    const server = await serve({ '/': route });
    const { outcome } = await auditSite({ url: server.url });
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { code: 'no-page', retryable: false, message: expect.stringContaining(words) },
    });
  });

  it('fails if a list contains no page, but not if it contains a broken one', async () => {
    const file = { headers: { 'content-type': 'application/pdf' } };
    const server = await serve({ '/a.pdf': file, '/b.pdf': file });
    const list = (...paths: string[]) => ({
      url: server.url,
      scope: 'list' as const,
      urls: paths.map((path) => `${server.url}${path}`),
    });
    expect((await auditSite(list('a.pdf', 'b.pdf'))).outcome).toMatchObject({ failure: { code: 'no-page' } });
    expect((await auditSite(list('a.pdf', 'gone'))).outcome.kind).toBe('finished');
  });

  it("doesn't report a start URL that refuses crawlers as broken", async () => {
    const server = await serve({ '/': { status: 403 } });
    const { findings } = await auditSite({ url: server.url });
    expect(findings).toMatchObject([{ rule: 'page-error', severity: 'unverified' }]);
  });

  it('keeps what it found when it is canceled, and stops immediately', async () => {
    const server = await serve({ '/': links('/gone', '/hangs'), '/hangs': { hangs: true } });
    const cancel = new AbortController();
    const found: Finding[] = [];
    const { outcome } = await auditSite(
      { url: server.url },
      {
        signal: cancel.signal,
        timing: { headersTimeout: 60_000, requestTimeout: 60_000 },
        sink: {
          wantsCommit: (_, { findings }) => {
            if (findings > 0) cancel.abort();
            return false;
          },
          commit: async ({ findings }) => {
            found.push(...findings);
          },
        },
      },
    );
    expect(outcome).toMatchObject({ kind: 'canceled', result: { pages: 1, counts: { error: 1 } } });
    expect(found).toHaveLength(1);
  });

  it('throws the error of the sink', async () => {
    const server = await serve({ '/': page('Start') });
    const sink = { wantsCommit: () => true, commit: () => Promise.reject(new Error('the disk is full')) };
    await expect(auditSite({ url: server.url }, { sink })).rejects.toThrow('the disk is full');
  });
});

describe('a batch', () => {
  it('never exceeds what a store accepts, even if one URL is broken on every page', async () => {
    const names = Array.from({ length: 300 }, (_, n) => `/${n}`);
    const nav = Array.from({ length: 12 }, (_, n) => `/gone/${n}/${'x'.repeat(150)}`);
    const routes = Object.fromEntries(names.map((name) => [name, links(...nav)]));
    const server = await serve({ '/': links(...names), ...routes });
    const sizes: number[] = [];
    const fingerprints: string[] = [];
    const { outcome } = await auditSite(
      { url: server.url },
      {
        sink: {
          wantsCommit: () => false,
          commit: async (batch) => {
            fingerprints.push(...batch.findings.map(({ fingerprint }) => fingerprint));
            sizes.push(Buffer.byteLength(JSON.stringify(batch)));
          },
        },
      },
    );
    expect(outcome).toMatchObject({ result: { counts: { error: 12 } } });
    if (outcome.kind !== 'finished') throw new Error(`the audit is ${outcome.kind}`);
    expect(fingerprints.filter((one) => outcome.pagesOf(one).length === 300)).toHaveLength(12);
    expect(Math.max(...sizes)).toBeLessThan(700_000);
  });
});
