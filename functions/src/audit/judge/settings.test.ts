import type { Finding } from '../../../../src/domain/finding';
import { links, page, serve } from '../testSites';
import { auditSite } from '../testSupport';

it('knows a fault of many pages again when another page comes to show it first', async () => {
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
