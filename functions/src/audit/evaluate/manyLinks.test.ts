import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { auditSite } from '../testSupport.fixture';

const files = Array.from({ length: 1_500 }, (_, n) => `/gone/${n}.pdf`);
const list = files.map((file) => `<a href="${file}">x</a>`).join(' ');

/** Far below the document limit of 1 MiB. */
const maxBytes = 700_000;

test('evaluates every link of a page with very many, in batches that fit their documents', async () => {
  const site = await startSite((url) => ({
    '/': page('Start', { body: list, nav: false }),
    '/robots.txt': { body: `Sitemap: ${url}map.txt` },
    // Read last, when the outcomes of all its links are known.
    '/map.txt': { body: `${url}\n${url}again` },
    '/again': page('Again', { body: list, nav: false }),
  }));
  const broken = new Set<string>();
  let largest = 0;
  const { outcome } = await auditSite(
    { url: site.url, maxPages: 100 },
    {
      sink: {
        wantsCommit: () => false,
        async commit({ pages, findings }) {
          largest = Math.max(largest, JSON.stringify({ pages, findings }).length);
          for (const { rule, fingerprint } of findings) if (rule === 'broken-link') broken.add(fingerprint);
        },
      },
    },
  );
  await site.close();
  if (outcome.kind !== 'finished') throw new Error(`the audit is ${outcome.kind}`);
  expect(broken.size).toBe(1_500);
  for (const fingerprint of broken)
    expect([...outcome.pagesOf(fingerprint)].sort()).toEqual([site.url, `${site.url}again`]);
  expect(largest).toBeLessThan(maxBytes);
}, 60_000);

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) => `/${name}/${String(n).padStart(4, '0')}`);

const linksTo = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('\n');

test('registers every URL of a long list, so that no page in the sitemap counts as an orphan', async () => {
  const articles = numbered(2_000, 'articles');
  const site = await startSite((url) => ({
    '/': page('Start', { body: linksTo(articles), nav: false }),
    '/robots.txt': { body: `Sitemap: ${url}map.txt` },
    '/map.txt': { body: [url, url + articles.at(-1)?.slice(1)].join('\n') },
    [articles.at(-1) ?? '']: page('Last', { nav: false }),
  }));
  const { findings } = await auditSite({ url: site.url, maxPages: 5_000, requestsPerSecond: 100 });
  await site.close();
  expect(findings.filter(({ rule }) => rule === 'orphan-page' || rule === 'links-left-out')).toEqual([]);
  expect(findings.filter(({ rule }) => rule === 'broken-link')).toHaveLength(1_999);
}, 60_000);

test('requests every link of a single page', async () => {
  const gone = numbered(1_500, 'gone');
  const site = await startSite(() => ({ '/': page('Start', { body: linksTo(gone), nav: false }) }));
  const { findings } = await auditSite({ url: site.url, scope: 'page', maxPages: 1 });
  await site.close();
  expect(findings.filter(({ rule }) => rule === 'broken-link')).toHaveLength(1_500);
}, 60_000);

test('reports a likely trap as left out, and nothing that needs the whole site', async () => {
  const site = await startSite((url) => ({
    '/': page('Start', { body: linksTo(['/events/1066/10', '/a']), nav: false }),
    '/robots.txt': { body: `Sitemap: ${url}map.txt` },
    '/map.txt': { body: `${url}\n${url}only-mapped\n${url}events/1066/11` },
    '/only-mapped': page('Only mapped', { nav: false }),
    '/a': page('A', { nav: false }),
    '/events/1066/10': page('Hastings', {
      body: linksTo(['/events/1066/09', '/events/1066/11']),
      nav: false,
    }),
    '/events/1066/11': page('Dover', { nav: false }),
  }));
  const { findings, pages } = await auditSite({ url: site.url });
  await site.close();
  const read = pages.map(({ url }) => url.slice(site.url.length - 1)).sort();
  expect(read).toEqual(['/', '/a', '/events/1066/10', '/events/1066/11', '/only-mapped']);
  expect(findings.filter(({ rule }) => rule === 'orphan-page')).toEqual([]);
  const omitted = findings.filter(({ rule }) => rule === 'links-left-out');
  expect(omitted.map(({ severity, evidence }) => [severity, evidence.value])).toEqual([
    ['unverified', `${site.url}events/1066/09`],
  ]);
});

test("leaves out and reports URLs that don't fit a commit", async () => {
  const long = numbered(2_400, 'long').map((path) => `${path}/${'x'.repeat(1_900)}`);
  const site = await startSite(() => ({
    '/': page('Start', { body: linksTo(long), nav: false }),
    // Disallowed, so that requests don't take time.
    '/robots.txt': { body: 'User-agent: *\nDisallow: /long' },
  }));
  const { findings } = await auditSite({ url: site.url });
  await site.close();
  const omitted = findings.filter(({ rule }) => rule === 'links-left-out');
  expect(omitted.map(({ evidence }) => evidence.value)).toEqual([site.url]);
}, 60_000);

test('reports a link that is too long to request without affecting other findings', async () => {
  const long = `/search?q=${'x'.repeat(2_100)}`;
  const site = await startSite((url) => ({
    '/': page('Start', { body: linksTo([long]), nav: false }),
    '/robots.txt': { body: `Sitemap: ${url}map.txt` },
    '/map.txt': { body: `${url}\r${url}only-mapped` },
    '/only-mapped': page('Only mapped', { nav: false }),
  }));
  const { findings } = await auditSite({ url: site.url });
  await site.close();
  const omitted = findings.filter(({ rule }) => rule === 'links-left-out');
  expect(omitted.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^We skipped 1 URL longer than 2,048 characters, such as \/search\?q=x+\.$/),
  ]);
  expect(findings.filter(({ rule }) => rule === 'orphan-page')).toHaveLength(1);
});

test('reads an index of ten thousand links to the end', async () => {
  const list = Array.from({ length: 10_500 }, (_, n) => `<a href="/part#p${n}">x</a>`).join(' ');
  const site = await startSite(() => ({
    '/': page('Start', { body: `${list} <a href="/gone">x</a>`, nav: false }),
    '/part': page('Part', { nav: false }),
  }));
  const { findings } = await auditSite({ url: site.url });
  await site.close();
  expect(findings.filter(({ rule }) => rule === 'links-left-out')).toEqual([]);
  expect(findings.filter(({ rule }) => rule === 'broken-link')).toMatchObject([
    { target: `${site.url}gone` },
  ]);
}, 60_000);
