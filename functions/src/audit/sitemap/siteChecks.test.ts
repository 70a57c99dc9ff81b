import type { JobInputDraft, Scope } from '#domain/jobInput';
import { page } from '#tests/support/sitePages';
import { type Answer, type SiteServer, startSite } from '#tests/support/siteServer';
import { auditSite, type Run } from '../testSupport.fixture';
import type { SiteChecks } from './siteChecks';
import { siteChecksOf } from './siteChecks';

const servers: SiteServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Starts a site that responds to all of its own URLs. */
async function serve(answer: (path: string, url: string) => Answer): Promise<SiteServer> {
  const server = await startSite((url) => new Proxy({}, { get: (_, path) => answer(String(path), url) }));
  servers.push(server);
  return server;
}

const about: readonly string[] = [
  'soft-404',
  'not-found-status',
  'orphan-page',
  'link-robots-blocked',
  'favicon-missing',
];

/** Returns findings about the site itself: the rule, and the path that it is about. */
const siteFindings = ({ findings }: Run) =>
  findings
    .filter(({ rule }) => about.includes(rule) || /^(?:sitemap|robots)-/.test(rule))
    .map(({ rule, page: on, target }) => `${rule} ${new URL(target ?? on).pathname}`)
    .sort();

const missing: Answer = { status: 404, body: 'Nothing here.' };
const notFound = page('Lost', { body: 'Sorry, there is no such page.', nav: false });
const links = (name: string, ...paths: string[]) =>
  page(name, { body: paths.map((path) => `<a href="${path}">${path}</a>`).join(' '), nav: false });

describe('a section', () => {
  const map = (url: string) =>
    ['docs/', 'docs/a', 'docs/removed', 'docs/only-mapped', 'shop/removed']
      .map((path) => url + path)
      .concat('https://elsewhere.example/')
      .map((loc) => `<url><loc>${loc}</loc></url>`)
      .join('');

  /** The handbook responds to missing pages with 200; the shop doesn't. */
  const site = () =>
    serve((path, url) => {
      switch (path) {
        case '/robots.txt':
          return {
            headers: { 'content-type': 'text/plain' },
            body: 'User-agent: *\nDissallow: /x\nDisallow: /docs/private\nSitemap: /map.xml',
          };
        case '/map.xml':
          return { body: `<urlset>${map(url)}</urlset>` };
        case '/docs/':
          return links('Docs', '/docs/a', '/docs/gone', '/docs/private', '/shop/removed');
        case '/docs/a':
          return links('A', '/docs/');
        case '/docs/only-mapped':
          return links('Only mapped', '/docs/');
        case '/docs/unmapped':
          return links('Unmapped', '/docs/');
        case '/docs/removed':
        case '/shop/removed':
          return { status: 410 };
        default:
          return path.startsWith('/docs/') ? notFound : missing;
      }
    });

  it('gets findings about its own missing pages, and about robots.txt and the sitemap where they concern it', async () => {
    const { url, requests } = await site();
    const run = await auditSite({ url: `${url}docs/`, scope: 'section' });
    expect(siteFindings(run)).toEqual([
      'link-robots-blocked /docs/private',
      'not-found-status /docs/',
      'robots-unknown-line /robots.txt',
      'sitemap-entry-broken /docs/removed',
      'sitemap-page-missing /docs/gone',
      'soft-404 /docs/gone',
    ]);
    expect(run.findings.filter(({ target }) => target === `${url}shop/removed`)).toMatchObject([
      { rule: 'broken-link', page: `${url}docs/` },
    ]);
    expect(requests.has('/docs/private')).toBe(false);
  });

  it('includes pages that only the sitemap lists, since a page outside the section may link to them', async () => {
    const { url, requests } = await site();
    const run = await auditSite({ url: `${url}docs/`, scope: 'section' });
    expect(run.pages.map((read) => new URL(read.url).pathname)).toContain('/docs/only-mapped');
    // A section can't show whether the rest of the site has an icon.
    expect(requests.has('/favicon.ico')).toBe(false);
  });

  it('without a trailing slash is requested below it', async () => {
    const { url, requests } = await serve((path) => (path === '/docs' ? page('Docs') : missing));
    await auditSite({ url: `${url}docs`, scope: 'section' });
    expect([...requests.keys()].filter((path) => /^\/docs\/[0-9a-f]{16}$/.test(path))).toHaveLength(1);
  });
});

describe('a list', () => {
  const listOf = (url: string, ...paths: string[]): JobInputDraft => ({
    url,
    scope: 'list',
    urls: paths.map((path) => url + path),
  });

  it('gets findings about its missing pages, even if the first one is missing', async () => {
    const { url } = await serve((path) => (path === '/' || path === '/real' ? page(path) : notFound));
    const run = await auditSite(listOf(url, 'gone', 'real', 'gone/too'));
    expect(siteFindings(run)).toEqual([
      'not-found-status /gone',
      'robots-not-text /robots.txt',
      'soft-404 /gone',
      'soft-404 /gone/too',
    ]);
  });

  it('gets no findings about missing pages if the front page has the same content', async () => {
    const { url } = await serve((path) => (path === '/robots.txt' ? missing : notFound));
    const run = await auditSite(listOf(url, 'a', 'b'));
    expect(siteFindings(run)).toEqual(['not-found-status /a', 'robots-missing /robots.txt']);
  });

  it('begins with the first existing page', async () => {
    const { url } = await serve((path) => (path === '/real' ? page('Real') : missing));
    expect(siteFindings(await auditSite(listOf(url, 'gone', 'real')))).toEqual([
      'robots-missing /robots.txt',
    ]);
    const run = await auditSite(listOf(url, 'gone', 'real'));
    expect(run.findings.find(({ rule }) => rule === 'robots-missing')?.page).toBe(`${url}real`);
  });

  it('of several hosts gets no findings about the sites', async () => {
    const one = await serve((path) => (path === '/a' ? page('A') : notFound));
    const other = await serve((path) => (path === '/b' ? page('B') : notFound));
    const run = await auditSite({ url: one.url, scope: 'list', urls: [`${one.url}a`, `${other.url}b`] });
    expect(siteFindings(run)).toEqual([]);
  });
});

it('requests only the page and its links for a single page', async () => {
  const { url, requests } = await serve((path) => (path === '/a' ? links('A', '/b') : notFound));
  await auditSite({ url: `${url}a`, scope: 'page' });
  expect([...requests.keys()].sort()).toEqual(['/a', '/b', '/robots.txt']);
});

it.each<[Scope, SiteChecks | null]>([
  ['site', { sitemaps: true, icon: true, front: false }],
  ['sitemap', { sitemaps: true, icon: true, front: false }],
  ['section', { sitemaps: true, icon: false, front: false }],
  ['list', { sitemaps: false, icon: false, front: true }],
  ['page', null],
])('runs the site checks of a %s', (scope, siteChecks) => {
  expect(siteChecksOf({ scope, urls: ['https://example.com/a', 'https://example.com/b'] })).toEqual(
    siteChecks,
  );
});
