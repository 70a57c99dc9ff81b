import { type FaultySite, startFaultySite } from '#tests/support/faultySite';
import { auditSite, factsOf, type Run } from './testSupport.fixture';

describe('an audit of a site with known problems', () => {
  let site: FaultySite;
  let run: Run;

  beforeAll(async () => {
    site = await startFaultySite({ hang: true });
    run = await auditSite({ url: site.url, checkHtml: true });
  }, 20_000);
  afterAll(() => site.close());

  it('finds exactly those', () => {
    expect(factsOf(run.findings)).toEqual(factsOf(site.expected));
  });

  it('finishes and counts its findings', () => {
    expect(run.outcome).toMatchObject({
      kind: 'finished',
      result: { counts: { error: 15, unverified: 4 }, pages: run.pages.filter(isRead).length },
    });
  });

  it('gives every finding its own fingerprint', () => {
    const fingerprints = run.findings.map(({ fingerprint }) => fingerprint);
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });

  it('requests each page once, however many link to it', () => {
    for (const path of ['/', '/about', '/docs/', '/docs/guide.html', '/robots.txt'])
      expect([path, site.requests.get(path)]).toEqual([path, 1]);
  });

  it('never requests what it must not', () => {
    expect(site.neverAsked.filter((path) => site.requests.has(path))).toEqual([]);
  });

  it('reports what it observed, and where', () => {
    const finding = run.findings.find(({ target }) => target?.endsWith('/docs/old'));
    expect(finding).toMatchObject({
      message: '/docs/old returns 404 (not found).',
      severity: 'error',
      category: 'links',
      evidence: { status: 404, element: 'a', occurrences: 2, snippet: '<a href="/docs/old">' },
    });
    expect(finding?.evidence.line).toBeGreaterThan(10);
  });

  it('keeps the records of pages that respond with an error', () => {
    const errors = run.pages
      .filter(({ status }) => status >= 400)
      .map(({ url, status }) => [new URL(url).pathname, status]);
    expect(errors).toEqual(
      expect.arrayContaining([
        ['/docs/old', 404],
        ['/docs/fails', 500],
      ]),
    );
  });

  it('decodes a page in the charset of its header', () => {
    expect(run.pages.find(({ url }) => url.endsWith('/latin1'))?.title).toBe('Café at the faulty site');
  });
});

function isRead({ status, contentType }: { status: number; contentType: string | null }): boolean {
  return status === 200 && contentType?.startsWith('text/html') === true;
}
