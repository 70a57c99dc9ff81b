import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { auditSite, factsOf, type Run } from '../testSupport.fixture';
import { parseSitemap } from './sitemapText';
import { VersionLists } from './versions';

const base = 'https://example.com/sitemap.xml';

/** Returns a sitemap entry with versions by language. */
function entry(url: string, versions: Readonly<Record<string, string>>): string {
  const links = Object.entries(versions).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  return `<url><loc>${url}</loc>${links.join('')}</url>`;
}
const mapOf = (...entries: readonly string[]) => ({
  headers: { 'content-type': 'application/xml' },
  body: `<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`,
});

function listsIn(text: string, maxLinks?: number): VersionLists {
  const lists = new VersionLists(maxLinks);
  parseSitemap(text, base, { onVersions: (url, written) => lists.add(url, written, base) });
  return lists;
}

test('shares one list between entries with the same versions', () => {
  const group = { EN: '/en', ' de ': '/de' };
  expect(listsIn(mapOf(entry('/en', group), entry('/de', group), entry('/x', {})).body).all).toEqual([
    {
      named: [
        ['en', 'https://example.com/en'],
        ['de', 'https://example.com/de'],
      ],
      of: ['https://example.com/en', 'https://example.com/de'],
    },
  ]);
});

test.each([
  ['a style for phones', '<xhtml:link rel="alternate" media="only screen" href="/m"/>'],
  ["a link that isn't an alternate", '<xhtml:link rel="canonical" hreflang="de" href="/de"/>'],
  ['an alternate without a URL', '<xhtml:link rel="alternate" hreflang="de"/>'],
])('ignores %s', (_, link) => {
  expect(listsIn(`<urlset><url><loc>/a</loc>${link}</url></urlset>`).all).toEqual([]);
});

test("doesn't give the versions of an entry without a URL to another one", () => {
  const nameless = '<url><xhtml:link rel="alternate" hreflang="de" href="/de"/></url>';
  expect(listsIn(`<urlset><url><loc>/a</loc></url>${nameless}</urlset>`).all).toEqual([]);
});

test('keeps versions up to the limit, and reports that there were more', () => {
  const texts = mapOf(entry('/a', { de: '/a-de', en: '/a' }), entry('/b', { de: '/b-de', en: '/b' })).body;
  expect(listsIn(texts, 4)).toMatchObject({ isCut: false });
  const cut = listsIn(texts, 3);
  expect([cut.all.length, cut.isCut]).toEqual([1, true]);
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`x-${n}`, `/${n}`]));
  expect(listsIn(mapOf(entry('/a', many)).body)).toMatchObject({ all: [], isCut: true });
});

const ofVersions = ({ findings }: Run) =>
  factsOf(findings.filter(({ rule }) => /hreflang|language|sitemap/.test(rule)));

describe('on a real site', () => {
  const start = () =>
    startSite((url) => ({
      '/': page('Start', { body: '<a href="/en">x</a>', nav: false }),
      '/en': page('English', { nav: false }),
      '/de': page('German', { nav: false }),
      '/fr': page('French', { nav: false }),
      '/robots.txt': { body: `Sitemap: ${url}map.xml` },
      '/map.xml': mapOf(
        entry(url, {}),
        entry(`${url}en`, { en: `${url}en`, de: `${url}de`, fr: '/fr', 'es-EU': `${url}gone` }),
        entry(`${url}de`, { de: `${url}de`, en: `${url}en` }),
        entry(`${url}fr`, { en: `${url}en` }),
      ),
    }));
  const expected = (url: string) => [
    `hreflang-no-self ${url}fr -`,
    `sitemap-entry-broken ${url}gone ${url}gone`,
    `sitemap-language-invalid ${url} -`,
    `sitemap-page-missing ${url} -`,
  ];

  it.each(['site', 'sitemap'] as const)(
    'evaluates versions by the rules for those of pages: %s',
    async (scope) => {
      const site = await start();
      const run = await auditSite({ url: scope === 'site' ? site.url : `${site.url}map.xml`, scope });
      await site.close();
      expect(ofVersions(run)).toEqual(expected(site.url).filter((line) => !line.includes('page-missing')));
    },
  );

  it('keeps versions when an audit resumes', async () => {
    const site = await start();
    const whole = await auditSite({ url: site.url });
    const at = whole.deltas.findIndex(({ events }) => JSON.stringify(events).includes('"versions"'));
    const resumed = await auditSite({ url: site.url }, { resume: whole.deltas.slice(0, at + 1) });
    await site.close();
    expect(at).toBeGreaterThanOrEqual(0);
    expect(ofVersions(resumed)).toEqual(ofVersions(whole));
  });
});
