import { auditSite } from '#functions/audit/testSupport.fixture';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { sitemap, surveyed } from '../testSite.fixture';
import { sitemapEntryForeign } from './sitemap-entry-foreign';

const of = (foreign: string[]) =>
  surveyed(sitemapEntryForeign, { facts: { sitemap: { ...sitemap({}), foreign } }, pages: [{ at: '/' }] });

test('reports a URL of another host', () => {
  expect(of(['https://staging.example.net/a'])).toEqual([
    '/ The sitemap lists https://staging.example.net/a, which is on another host.',
  ]);
});

test("doesn't report a sitemap of the site's own URLs, or none", () => {
  expect(of([])).toEqual([]);
  expect(surveyed(sitemapEntryForeign, { pages: [{ at: '/' }] })).toEqual([]);
});

test('treats www and subdomains as other hosts, and https as the same', async () => {
  const names: string[] = [];
  const site = await startSite((url) => {
    const { port } = new URL(url);
    names.push(
      `https://localhost:${port}/`,
      `http://www.localhost:${port}/`,
      `http://docs.localhost:${port}/`,
    );
    return {
      '/': page('Start', { nav: false }),
      '/robots.txt': { body: `Sitemap: http://localhost:${port}/map.txt` },
      '/map.txt': { body: [`http://localhost:${port}/`, ...names].join('\n') },
    };
  });
  const { findings } = await auditSite({ url: `http://localhost:${new URL(site.url).port}/` });
  await site.close();
  const told = findings.filter(({ rule }) => rule === 'sitemap-entry-foreign');
  expect(told.map(({ target }) => target)).toEqual(names.slice(1));
});
