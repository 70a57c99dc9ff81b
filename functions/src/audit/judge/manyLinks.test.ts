import { page } from '../../../../tests/support/sitePages';
import { startSite } from '../../../../tests/support/siteServer';
import { auditSite } from '../testSupport';

const files = Array.from({ length: 1_500 }, (_, n) => `/gone/${n}.pdf`);
const list = files.map((file) => `<a href="${file}">x</a>`).join(' ');

/** Far below the MiB that a document may have. */
const mostBytes = 700_000;

test('of a page with very many links every one is judged, and no batch is too large for its document', async () => {
  const site = await startSite((url) => ({
    '/': page('Start', { body: list, nav: false }),
    '/robots.txt': { body: `Sitemap: ${url}map.txt` },
    // Read last, when all that it links to is known.
    '/map.txt': { body: `${url}\n${url}again` },
    '/again': page('Again', { body: list, nav: false }),
  }));
  const broken = new Map<string, number>();
  let largest = 0;
  const { outcome } = await auditSite(
    { url: site.url, maxPages: 100 },
    {
      sink: {
        wantsCommit: () => false,
        async commit({ pages, findings }) {
          largest = Math.max(largest, JSON.stringify({ pages, findings }).length);
          for (const { rule, page: on } of findings)
            if (rule === 'broken-link') broken.set(on, (broken.get(on) ?? 0) + 1);
        },
      },
    },
  );
  await site.close();
  expect(outcome.kind).toBe('finished');
  expect(Object.fromEntries(broken)).toEqual({ [site.url]: 1_500, [`${site.url}again`]: 1_500 });
  expect(largest).toBeLessThan(mostBytes);
}, 60_000);
