import { unverifiedLimits } from '#domain/domainVerification';
import { page } from '#tests/support/sitePages';
import { type Route, type SiteServer, startSite } from '#tests/support/siteServer';
import { auditSite, type Run } from './testSupport.fixture';
import { hostOf } from './urls/url';

const servers: SiteServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(routes: (url: string) => Readonly<Record<string, Route>>): Promise<SiteServer> {
  const server = await startSite(routes);
  servers.push(server);
  return server;
}

const names = Array.from({ length: unverifiedLimits.pages + 20 }, (_, n) => `/${n}`);
const linked = ['/closed', ...names].map((name) => `<a href="${name}">x</a>`).join(' ');

/** More pages than the limit for unverified hosts, and one that robots.txt disallows. */
const large = () =>
  serve(() => ({
    '/': page('Start', { body: linked, nav: false }),
    '/robots.txt': { body: 'User-agent: *\nDisallow: /closed' },
    '/closed': page('Closed'),
    ...Object.fromEntries(names.map((name) => [name, page(name)])),
  }));

const movedTo = ({ url }: SiteServer) => serve(() => ({ '/': { status: 302, headers: { location: url } } }));

const only =
  (...own: readonly SiteServer[]) =>
  (host: string) =>
    own.some(({ url }) => hostOf(url) === host);

const readOf = ({ pages }: Run, { url }: SiteServer) =>
  pages.filter((read) => read.url.startsWith(url) && read.status === 200).length;

const wantedKind = { maxPages: 400, requestsPerSecond: 100, respectRobots: false };

describe('a verified site whose start URL redirects', () => {
  it('to an unverified host has that read within the limits', async () => {
    const site = await large();
    const mine = await movedTo(site);
    const run = await auditSite({ url: mine.url, ...wantedKind }, { isVerifiedHost: only(mine) });
    expect(readOf(run, site)).toBe(unverifiedLimits.pages);
    expect(run.outcome).toMatchObject({ summary: { maxPages: unverifiedLimits.pages } });
    expect(site.requests.has('/closed')).toBe(false);
    const host = hostOf(site.url);
    expect(run.findings.filter(({ rule }) => rule === 'host-not-verified')).toMatchObject([
      { page: site.url, severity: 'unverified', evidence: { value: host } },
    ]);
  });

  it('to an unverified host that disallows crawlers fails and says why', async () => {
    const site = await serve(() => ({ '/robots.txt': { body: 'User-agent: *\nDisallow: /' } }));
    const mine = await movedTo(site);
    const { outcome } = await auditSite({ url: mine.url, ...wantedKind }, { isVerifiedHost: only(mine) });
    const message = expect.stringMatching(
      `^The robots\\.txt of ${hostOf(site.url)} disallows crawling, .* on unverified domains: your job came there from ${hostOf(mine.url)}\\.`,
    );
    expect(outcome).toMatchObject({ failure: { code: 'blocked-by-robots', message } });
  });

  it("to an unverified host doesn't mention limits that change nothing", async () => {
    const site = await serve(() => ({ '/': page('Start') }));
    const mine = await movedTo(site);
    const modest = { maxPages: 10, requestsPerSecond: unverifiedLimits.requestsPerSecond };
    const { outcome, findings } = await auditSite(
      { url: mine.url, ...modest },
      { isVerifiedHost: only(mine) },
    );
    expect(outcome.kind).toBe('finished');
    expect(findings.filter(({ rule }) => rule === 'host-not-verified')).toEqual([]);
  });

  it('to another verified host has that read completely', async () => {
    const other = await large();
    const mine = await movedTo(other);
    const run = await auditSite({ url: mine.url, ...wantedKind }, { isVerifiedHost: only(mine, other) });
    expect(readOf(run, other)).toBe(names.length + 2);
    expect(run.outcome).toMatchObject({ summary: { maxPages: wantedKind.maxPages } });
    expect(run.findings.filter(({ rule }) => rule === 'host-not-verified')).toEqual([]);
  });

  it('keeps to those limits when it resumes after a pause', async () => {
    const site = await large();
    const mine = await movedTo(site);
    const isVerifiedHost = only(mine);
    const cancel = new AbortController();
    const sink = (run: Pick<Run, 'deltas'>) => ({
      wantsCommit: ({ items }: { items: number }) => items >= 10,
      commit: async ({ delta }: { delta: Readonly<Record<string, unknown>> }) => {
        (run.deltas as unknown[]).push(JSON.parse(JSON.stringify(delta)));
        cancel.abort();
      },
    });
    const first = { deltas: [] };
    await auditSite(
      { url: mine.url, ...wantedKind },
      { isVerifiedHost, signal: cancel.signal, sink: sink(first) },
    );
    expect(site.requests.size).toBeGreaterThan(1);
    const { outcome } = await auditSite(
      { url: mine.url, ...wantedKind },
      { isVerifiedHost, resume: first.deltas },
    );
    expect(outcome).toMatchObject({ kind: 'finished', result: { pages: unverifiedLimits.pages } });
    expect(site.requests.has('/closed')).toBe(false);
  });
});

describe('a sitemap with URLs of other hosts', () => {
  const mapOf = (...urls: readonly string[]) => ({
    body: `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
  });

  const asking = async () => {
    const methods: string[] = [];
    const site = await serve(() => ({
      '/a': (method) => {
        methods.push(method);
        return page('A', { body: '<a href="/b">x</a>', nav: false });
      },
      '/b': page('B'),
    }));
    const mine = await serve((url) => ({
      '/sitemap.xml': mapOf(`${site.url}a`, `${site.url}gone`, `${url}mine`),
      '/mine': page('Mine'),
    }));
    return { methods, site, mine };
  };

  it('has URLs of unverified hosts checked, and only verified ones read', async () => {
    const { methods, site, mine } = await asking();
    const run = await auditSite({ url: mine.url, scope: 'sitemap' }, { isVerifiedHost: only(mine) });
    expect(methods).toEqual(['HEAD']);
    expect(site.requests.has('/b')).toBe(false);
    expect(run.pages.map(({ url }) => url)).toEqual([`${mine.url}mine`]);
    expect(run.findings.filter(({ target }) => target === `${site.url}gone`)).toMatchObject([
      { rule: 'sitemap-entry-broken' },
      { rule: 'sitemap-entry-foreign' },
    ]);
  });

  it('has URLs of all verified hosts read', async () => {
    const { methods, site, mine } = await asking();
    const run = await auditSite({ url: mine.url, scope: 'sitemap' }, { isVerifiedHost: only(mine, site) });
    expect(methods).toEqual(['GET']);
    expect(readOf(run, site)).toBe(1);
  });
});
