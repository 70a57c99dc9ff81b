import type { Finding } from '#domain/finding';
import type { Route } from '#tests/support/siteServer';
import { links, page, serve } from './testSites';
import { auditSite, factsOf } from './testSupport';

describe('how an audit ends', () => {
  it('fails when nobody listens', async () => {
    const server = await serve({});
    await server.close();
    const { outcome } = await auditSite({ url: server.url });
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'site-unreachable', retryable: true } });
    expect(outcome).toMatchObject({
      failure: { message: expect.stringContaining('its server refuses connections') },
    });
  });

  it.each(['/robots.txt', '/'])('fails when %s never answers', async (path) => {
    const server = await serve({ [path]: { hangs: true } });
    const { outcome } = await auditSite(
      { url: server.url },
      { timing: { headersTimeout: 50, requestTimeout: 60 } },
    );
    expect(outcome).toMatchObject({
      failure: { message: expect.stringContaining('didn’t respond in time') },
    });
  });

  it('fails when robots.txt forbids the start, and not when it need not be respected', async () => {
    const server = await serve({ '/robots.txt': { body: 'User-agent: *\nDisallow: /' }, '/': page('Start') });
    expect((await auditSite({ url: server.url })).outcome).toMatchObject({
      failure: { code: 'blocked-by-robots' },
    });
    expect(server.requests.get('/')).toBeUndefined();
    expect((await auditSite({ url: server.url, respectRobots: false })).outcome.kind).toBe('finished');
  });

  it.each([404, 500])('finishes with a finding when the start answers %s', async (status) => {
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
  ])('fails when the start %s and is no page', async (words, route) => {
    const server = await serve({ '/': route });
    const { outcome } = await auditSite({ url: server.url });
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { code: 'no-page', retryable: false, message: expect.stringContaining(words) },
    });
  });

  it('fails when a list holds no page, and not when it holds a fault', async () => {
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

  it('does not prove a start broken that refuses crawlers', async () => {
    const server = await serve({ '/': { status: 403 } });
    const { findings } = await auditSite({ url: server.url });
    expect(findings).toMatchObject([{ rule: 'page-error', severity: 'unverified' }]);
  });

  it('keeps what it found when it is canceled, and stops at once', async () => {
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

  it('throws what the sink throws', async () => {
    const server = await serve({ '/': page('Start') });
    const sink = { wantsCommit: () => true, commit: () => Promise.reject(new Error('the disk is full')) };
    await expect(auditSite({ url: server.url }, { sink })).rejects.toThrow('the disk is full');
  });
});

describe('what is handed over', () => {
  it('is never more than a store can take, though one address is broken on every page', async () => {
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
