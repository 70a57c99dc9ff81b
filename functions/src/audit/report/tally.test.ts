import { page } from '../../../../tests/support/sitePages';
import { startSite } from '../../../../tests/support/siteServer';
import { auditSite } from '../testSupport';

const names = ['a', 'b', 'c'];

test('dead entries of the sitemap and faults in style sheets count for one page, however many there are', async () => {
  const dead = Array.from({ length: 4 }, (_, n) => `gone-${n}`);
  const site = await startSite((url) => ({
    '/': page('Start', { body: names.map((name) => `<a href="/${name}">x</a>`).join(''), nav: false }),
    ...Object.fromEntries(names.map((name) => [`/${name}`, page(name, { nav: false })])),
    '/robots.txt': { body: `Sitemap: ${url}map.txt` },
    '/map.txt': { body: ['', ...names, ...dead].map((path) => url + path).join('\n') },
  }));
  const { outcome, findings } = await auditSite({ url: site.url });
  await site.close();
  expect(findings.filter(({ rule }) => rule === 'sitemap-entry-broken')).toHaveLength(4);
  if (outcome.kind !== 'finished') throw new Error(outcome.kind);
  expect(outcome.result.pages).toBe(4);
  const entries = outcome.summary.rules.find(({ rule }) => rule === 'sitemap-entry-broken');
  expect(entries).toMatchObject({ findings: 4, pages: 1 });
});

test('an error of somebody else’s server costs nothing, one of the site’s own does', async () => {
  const elsewhere = await startSite(() => ({ '/fails': { status: 500 } }));
  const site = await startSite(() => ({
    '/': page('Start', { body: `<a href="${elsewhere.url}fails">x</a><a href="/fails">x</a>`, nav: false }),
    '/fails': { status: 500 },
  }));
  const { findings } = await auditSite({ url: site.url });
  await Promise.all([site.close(), elsewhere.close()]);
  const said = findings.filter(({ target }) => target?.endsWith('/fails'));
  expect(Object.fromEntries(said.map(({ target, severity }) => [target, severity]))).toEqual({
    [`${elsewhere.url}fails`]: 'unverified',
    [`${site.url}fails`]: 'error',
  });
});
