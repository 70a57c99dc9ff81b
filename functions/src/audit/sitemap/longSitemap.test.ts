import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { auditSite } from '../testSupport.fixture';

/** Returns an entry with a comment of this many characters. */
const entry = (url: string, length: number) => {
  const written = `<url><loc>${url}</loc><!-- --></url>`;
  return written.replace('<!-- -->', `<!-- ${' '.repeat(length - written.length)} -->`);
};

test('reads a sitemap to the end that is longer than any page', async () => {
  const site = await startSite((url) => ({
    '/': page('Start', { body: '<a href="/a">x</a>', nav: false }),
    '/a': page('A', { nav: false }),
    '/robots.txt': { body: `Sitemap: ${url}map.xml` },
    '/map.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset>${entry(url, 6 * 1_024 * 1_024)}${entry(`${url}a`, 200)}</urlset>`,
    },
  }));
  const { findings, outcome } = await auditSite({ url: site.url });
  await site.close();
  expect(outcome.kind).toBe('finished');
  expect(findings.filter(({ rule }) => rule.startsWith('sitemap-'))).toEqual([]);
});
