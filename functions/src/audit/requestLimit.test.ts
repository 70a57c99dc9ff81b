import { maxRequests } from './fetch/requestLimit';
import { links, page, serve } from './testSites.fixture';
import { auditSite } from './testSupport.fixture';

const paths = Array.from({ length: 60 }, (_, n) => `/p${n}`);
const wideSite = { '/': links(...paths), ...Object.fromEntries(paths.map((path) => [path, page(path)])) };
/** Its pages, links, files and robots.txt take several requests each. */
const unevenSite = {
  '/': page(
    'Start',
    '<link rel="stylesheet" href="/s.css"><a href="/r">r</a><a href="/down">d</a><img src="/i.png" alt="">',
  ),
  '/robots.txt': { status: 302, headers: { location: '/robots2.txt' } },
  '/r': { status: 302, headers: { location: '/r2' } },
  '/r2': { status: 302, headers: { location: '/end' } },
  '/end': page('End'),
  '/down': { status: 500 },
  '/i.png': { status: 405 },
};
const sum = (requests: ReadonlyMap<string, number>) => [...requests.values()].reduce((all, n) => all + n, 0);

it('allows a fixed number of requests per page of the limit', () => {
  expect([1, 100, 500].map(maxRequests)).toEqual([18_060, 24_000, 48_000]);
});

it('ends with a report at the request limit, and the report says so', async () => {
  const site = await serve(wideSite);
  const { outcome, findings, pages } = await auditSite({ url: site.url }, { maxRequests: 20 });
  expect(outcome.kind).toBe('finished');
  expect(sum(site.requests)).toBe(20);
  // Includes the sitemap, which a job reads after its pages.
  const left = paths.length + 2 - pages.length;
  expect(findings.filter(({ rule }) => rule === 'links-left-out')).toMatchObject([
    { message: expect.stringContaining(`We skipped ${left} URLs, such as /p`) },
  ]);
  // What it had no request for is not reported as missing.
  expect(findings.filter(({ rule }) => /broken|unverified|sitemap|robots|favicon/.test(rule))).toEqual([]);
});

it('counts links, files, images, retries, robots.txt and each redirect alike', async () => {
  const whole = await serve(unevenSite);
  await auditSite({ url: whole.url });
  const all = sum(whole.requests);
  expect(all).toBeGreaterThan(15);
  for (let limit = 1; limit <= all; limit++) {
    const site = await serve(unevenSite);
    const { outcome, findings } = await auditSite({ url: site.url }, { maxRequests: limit });
    expect(outcome.kind).toBe('finished');
    // The last one may not have been sent when the audit ended.
    expect(sum(site.requests)).toBeLessThanOrEqual(limit);
    const reported = findings.filter(({ message }) => message.includes('request limit'));
    // Without a page read, no page can have the finding.
    expect(reported).toHaveLength(limit < all && site.requests.has('/') ? 1 : 0);
  }
});

it('counts across slices, so a resumed job has only the remainder', async () => {
  const site = await serve(wideSite);
  const first = await auditSite({ url: site.url }, { maxRequests: 20 });
  const next = await auditSite({ url: site.url }, { maxRequests: 30, resume: first.deltas });
  expect(next.outcome.kind).toBe('finished');
  expect(sum(site.requests)).toBe(30);
});
