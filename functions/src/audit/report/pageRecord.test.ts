import { type SiteServer, startSite } from '../../../../tests/support/siteServer';
import { auditSite } from '../testSupport';

let site: SiteServer;
afterEach(() => site.close());

const links = ['/listed', '/meta', '/header', '/elsewhere', '/itself', '/moved', '/sent', '/gone', '/paper']
  .map((path) => `<a href="${path}">${path}</a>`)
  .join(' ');
const page = (head: string) => ({ body: `<title>Page</title>${head}` });

it('says of each page whether search engines may list it, and if not, why', async () => {
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
  const told = Object.fromEntries(pages.map(({ url, indexing }) => [new URL(url).pathname, indexing]));
  expect(told).toEqual({
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
