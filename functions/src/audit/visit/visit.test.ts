import { type SiteServer, startSite } from '#tests/support/siteServer';
import { auditSite } from '../testSupport.fixture';

let site: SiteServer;
afterEach(() => site.close());

const links = ['/listed', '/meta', '/header', '/elsewhere', '/itself', '/moved', '/sent', '/gone', '/paper']
  .map((path) => `<a href="${path}">${path}</a>`)
  .join(' ');
const page = (head: string) => ({ body: `<title>Page</title>${head}` });

it('records whether search engines may index each page, and if not, why', async () => {
  site = await startSite((url) => ({
    '/': { body: `<title>Home</title>${links}` },
    '/listed': page('<meta name="robots" content="nofollow">'),
    '/meta': page('<meta name="robots" content="NoIndex, follow">'),
    '/header': { ...page(''), headers: { 'x-robots-tag': 'none' } },
    '/elsewhere': page('<link rel="canonical" href="/listed">'),
    '/itself': page(`<link rel="canonical" href="${url}itself">`),
    '/moved': { status: 301, headers: { location: '/listed' } },
    '/sent': page('<meta http-equiv="refresh" content="0; url=/listed">'),
    '/gone': { status: 410 },
    '/paper': { body: '%PDF-1.7', headers: { 'content-type': 'application/pdf' } },
  }));
  const { pages } = await auditSite({ url: site.url });
  const indexingOf = Object.fromEntries(pages.map(({ url, indexing }) => [new URL(url).pathname, indexing]));
  expect(indexingOf).toEqual({
    '/': 'indexable',
    '/listed': 'indexable',
    '/meta': 'noindex',
    '/header': 'noindex',
    '/elsewhere': 'canonicalised',
    '/itself': 'indexable',
    '/moved': 'redirects',
    '/sent': 'redirects',
    '/gone': 'failed',
    '/paper': 'no-page',
  });
});

describe('a URL that robots.txt disallows', () => {
  const indexingOf = async (robots: string, respectRobots = true) => {
    site = await startSite(() => ({
      '/robots.txt': { body: robots },
      '/': {
        body: '<title>Home</title><a href="/closed">x</a> <a href="/to-closed">y</a><img src="/closed.png">',
      },
      '/to-closed': { status: 302, headers: { location: '/closed' } },
      '/closed': page(''),
    }));
    const { pages, outcome } = await auditSite({ url: site.url, respectRobots });
    expect(outcome.kind).toBe('finished');
    return pages
      .filter(({ url }) => url.includes('/closed'))
      .map(({ url, status, error, depth, indexing }) => ({
        path: new URL(url).pathname,
        status,
        error,
        depth,
        indexing,
      }));
  };
  const closed = { path: '/closed', status: 0, error: 'ROBOTS', depth: 1 };

  it('is recorded once, as disallowed to all crawlers', async () => {
    expect(await indexingOf('User-agent: *\nDisallow: /closed')).toEqual([
      { ...closed, indexing: 'blocked' },
    ]);
    expect(site.requests.has('/closed')).toBe(false);
  });

  it('for our crawler only, has an unknown index status', async () => {
    const robots = 'User-agent: Plumbline\nDisallow: /closed';
    expect(await indexingOf(robots)).toEqual([{ ...closed, indexing: 'unseen' }]);
  });

  it('but that is requested anyway, has the recorded status', async () => {
    expect(await indexingOf('User-agent: *\nDisallow: /closed', false)).toEqual([
      { ...closed, status: 200, error: null, indexing: 'blocked' },
    ]);
  });
});

it('is recorded as not requested if robots.txt fails', async () => {
  site = await startSite(() => ({ '/robots.txt': { status: 503 }, '/': page('') }));
  const { pages } = await auditSite({ url: site.url });
  expect(pages).toMatchObject([{ url: site.url, status: 0, error: 'ROBOTS_CLOSED', indexing: 'unseen' }]);
});
