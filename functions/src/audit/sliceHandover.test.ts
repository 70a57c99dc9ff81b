import { unverifiedLimits } from '#domain/domainVerification';
import type { JobProgress } from '#domain/job';
import type { JobInputDraft } from '#domain/jobInput';
import type { Route, SiteServer } from '#tests/support/siteServer';
import type { AuditOptions, Delta } from './';
import { links, page, serve } from './testSites.fixture';
import { auditSite, type Run } from './testSupport.fixture';
import { hostOf } from './urls/url';

type When = (progress: JobProgress) => boolean;

/** Returns the log of a first slice that ends as soon as `when` returns true, as restored from a store. */
async function firstSlice(
  input: JobInputDraft,
  when: When,
  options: Partial<AuditOptions> = {},
): Promise<readonly Delta[]> {
  const deltas: Delta[] = [];
  const cancel = new AbortController();
  await auditSite(input, {
    ...options,
    signal: cancel.signal,
    sink: {
      wantsCommit: (_, progress) => {
        if (when(progress)) cancel.abort();
        return true;
      },
      commit: async ({ delta }) => {
        deltas.push(JSON.parse(JSON.stringify(delta)));
      },
    },
  });
  return deltas;
}

const eventsOf = (deltas: readonly Delta[], kind: string) =>
  deltas.flatMap(({ events }) => (events as unknown[][]).filter(([name]) => name === kind));

const afterFirstPage: When = ({ pages }) => pages > 0;

const movedTo = (to: string): Readonly<Record<string, Route>> => ({
  '/': { status: 301, headers: { location: to } },
});

describe('a start URL that redirects across hosts', () => {
  const names = Array.from({ length: unverifiedLimits.pages + 20 }, (_, n) => `/${n}`);
  const readOf = ({ pages }: Run, { url }: SiteServer) =>
    pages.filter((read) => read.url.startsWith(url) && read.status === 200).length;
  const only =
    (...own: readonly SiteServer[]) =>
    (host: string) =>
      own.some(({ url }) => hostOf(url) === host);

  it('keeps each of them as part of the site after a handover', async () => {
    let between = '';
    const last = await serve({ '/': () => links(`${between}read`) });
    const middle = await serve({ ...movedTo(last.url), '/read': page('Read') });
    between = middle.url;
    const start = await serve(movedTo(middle.url));
    const resume = await firstSlice({ url: start.url }, ({ fetched }) => fetched === 2);
    expect(eventsOf(resume, 'site').map(([, url]) => url)).toEqual([middle.url, last.url]);
    const run = await auditSite({ url: start.url }, { resume });
    expect(readOf(run, middle)).toBe(1);
  });

  it('and over an unverified host back to a verified one keeps the limits after a handover', async () => {
    const other = await serve({
      '/': links(...names),
      ...Object.fromEntries(names.map((name) => [name, page(name)])),
    });
    const redirecting = await serve(movedTo(other.url));
    const mine = await serve(movedTo(redirecting.url));
    const input = { url: mine.url, maxPages: 400, requestsPerSecond: 100 };
    const isVerifiedHost = only(mine, other);
    const resume = await firstSlice(input, afterFirstPage, { isVerifiedHost });
    const { outcome } = await auditSite(input, { isVerifiedHost, resume });
    expect(outcome).toMatchObject({ kind: 'finished', result: { pages: unverifiedLimits.pages } });
  });
});

describe('a throttled host', () => {
  it("with a long pause isn't requested by the next slice either", async () => {
    const other = await serve((url) => ({
      '/': { status: 429, headers: { 'retry-after': '3600' } },
      '/later': page(url),
    }));
    const site = await serve({
      '/': links(other.url, '/a'),
      // It gets no response before the first slice ends.
      '/a': (_, earlier) => (earlier === 0 ? { hangs: true } : links('/b')),
      '/b': links(`${other.url}later`),
    });
    const resume = await firstSlice({ url: site.url }, ({ fetched }) => fetched === 2);
    expect(other.requests.get('/')).toBe(1);
    expect(eventsOf(resume, 'throttled')).toEqual([
      ['throttled', hostOf(other.url), expect.objectContaining({ isSuspended: true })],
    ]);
    const before = [...other.requests];
    const { findings } = await auditSite({ url: site.url }, { resume });
    expect([...other.requests]).toEqual(before);
    expect(findings.filter(({ target }) => target === `${other.url}later`)).toMatchObject([
      { rule: 'unverified-link', evidence: { error: 'LONG_PAUSE' } },
    ]);
  });

  const pages = Array.from({ length: 12 }, (_, n) => `/p${n}`);

  it('is requested just as slowly by the next slice, and stores few events', async () => {
    const tired: Route = (_, earlier) => (earlier === 0 ? { status: 429 } : links(...pages));
    const site = await serve({
      '/': tired,
      ...Object.fromEntries(pages.map((name) => [name, page(name)])),
    });
    const resume = await firstSlice({ url: site.url }, afterFirstPage);
    const events = eventsOf(resume, 'throttled');
    expect(events.at(-1)).toEqual([
      'throttled',
      hostOf(site.url),
      expect.objectContaining({ backoffLevel: 1 }),
    ]);
    expect(events.length).toBeLessThanOrEqual(2);
    const began = performance.now();
    await auditSite({ url: site.url }, { resume });
    // Forty milliseconds apart instead of none.
    expect(performance.now() - began).toBeGreaterThan(40 * pages.length);
  });
});

describe('the sitemaps of a site', () => {
  const orphans = Array.from({ length: 20 }, (_, at) => `/orphan-${at}`);
  const steps = Array.from({ length: 12 }, (_, step) => `/step-${step}`);
  const site = () =>
    serve((at) => ({
      '/': links('/step-0'),
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset>${['/', '/step-3', ...orphans].map((path) => `<url><loc>${new URL(path, at)}</loc></url>`).join('')}</urlset>`,
      },
      ...Object.fromEntries(steps.map((path, at) => [path, links(steps[at + 1] ?? '/')])),
      ...Object.fromEntries(orphans.map((path) => [path, page(path)])),
    }));

  it('are prefetched by the first slice only, and later slices still count their pages as remaining', async () => {
    const server = await site();
    const isReadAhead: When = ({ discovered }) => discovered > orphans.length;
    const deltas = [...(await firstSlice({ url: server.url }, isReadAhead))];
    expect(server.requests.get('/sitemap.xml')).toBe(1);
    const events: JobProgress[] = [];
    const watched = async (until: When) => {
      const cancel = new AbortController();
      await auditSite(
        { url: server.url },
        {
          resume: [...deltas],
          signal: cancel.signal,
          sink: {
            wantsCommit: (_, progress) => {
              events.push(progress);
              if (until(progress)) cancel.abort();
              return true;
            },
            commit: async ({ delta }) => {
              deltas.push(JSON.parse(JSON.stringify(delta)));
            },
          },
        },
      );
    };
    await watched(({ pages }) => pages >= 8);
    expect(server.requests.get('/sitemap.xml')).toBe(1);
    await watched(() => false);
    expect(server.requests.get('/sitemap.xml')).toBe(2);
    const all = 1 + steps.length + orphans.length;
    expect(events[0]?.discovered).toBeGreaterThanOrEqual(2 + orphans.length);
    expect(Math.max(...events.map(({ discovered }) => discovered))).toBe(all);
    expect(events.at(-1)).toMatchObject({ pages: all, fetched: all, discovered: all });
  });
});
