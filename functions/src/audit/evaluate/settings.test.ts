import type { Finding } from '#domain/finding';
import { links, page, serve } from '../testSites.fixture';
import { auditSite } from '../testSupport.fixture';

it('keeps the fingerprint of a setting when another page is the first to show it', async () => {
  const guessed = { headers: { 'content-type': 'text/html', 'x-content-type-options': 'none' } };
  let isPublished = false;
  const server = await serve({
    '/': links('/blog/m', '/blog/a'),
    '/blog/m': { ...page('Monday'), ...guessed },
    '/blog/a': () => (isPublished ? { ...page('April'), ...guessed } : { status: 404 }),
  });
  const find = async () => {
    const { findings } = await auditSite({ url: server.url });
    return findings.filter(({ rule }) => rule === 'nosniff-missing');
  };
  const before = await find();
  expect(before).toMatchObject([{ page: `${server.url}blog/m` }]);
  isPublished = true;
  const { fingerprint } = before[0] as Finding;
  expect(await find()).toMatchObject([{ page: `${server.url}blog/a`, fingerprint }]);
});

it('shows the response of an origin only in findings about that origin', async () => {
  const from = (server: string) => ({
    'content-type': 'text/html',
    'x-content-type-options': 'none',
    server,
  });
  const second = await serve({ '/': { ...page('Second'), headers: from('second') } });
  const first = await serve({ '/': { ...page('First'), headers: from('first') } });
  const urls = [first.url, second.url];
  const { findings } = await auditSite({ url: first.url, scope: 'list', urls });
  const reported = findings.filter(({ rule }) => rule === 'nosniff-missing');
  const seen = reported.map(({ page: on, evidence }) => [on, evidence.headers?.server]);
  expect(reported).toHaveLength(2);
  for (const [on, server] of seen)
    expect([undefined, on === second.url ? 'second' : 'first']).toContain(server);
  expect(seen.filter(([, server]) => server !== undefined)).toHaveLength(1);
});
