import type { JobInput } from '#domain/jobInput';
import type { NotFoundFacts } from '#functions/audit/facts/siteFacts';
import { auditSite } from '#functions/audit/testSupport.fixture';
import { fragmentOf } from '#functions/audit/urls/url';
import { page } from '#tests/support/sitePages';
import { type Answer, startSite } from '#tests/support/siteServer';
import { link } from '../testPage.fixture';
import { surveyed } from '../testSite.fixture';
import { fragmentMissing, soft404 } from './linkTargets';

describe('fragment-missing', () => {
  const of = (hasFragment: boolean | null) =>
    fragmentMissing.check(link({ role: 'fragment', fragment: 'prices', hasFragment }))?.message;

  test("reports a fragment that the page doesn't have", () => {
    expect(of(false)).toBe('“#prices” not found on /target.');
  });

  test("doesn't report one that exists, or one on a page whose fragments are unknown", () => {
    expect(of(true)).toBeUndefined();
    expect(of(null)).toBeUndefined();
  });

  test.each([
    ['/a#prices', 'prices'],
    ['#pr%C3%A9face', 'préface'],
    ['#100%', '100%'],
    ['#prices:~:text=cheap', 'prices'],
  ])('%s points at %s', (written, place) => expect(fragmentOf(written)).toBe(place));

  test.each([
    '/a',
    '/a#',
    '#top',
    '#TOP',
    '#%74op',
    '#:~:text=cheap',
    '/app#/settings',
    '/app#!/settings',
    '/app#tab=2&sort=name',
  ])('%s points at no fragment', (written) => expect(fragmentOf(written)).toBe(''));

  test('resolves fragments of the page itself and of others, by ID and name, through redirects, on a real site', async () => {
    const words = 'Many words that make this a page of its own. '.repeat(5);
    const place = '<h2 id="here">Here</h2><a name="old">Old</a><h2 id="%C3%BCber">Über</h2>';
    const links = [
      '#here',
      '#%C3%BCber',
      '#nowhere',
      '/b#there',
      '/b#nothing',
      '/b#old',
      '/b#%C3%BCber',
      '/b#tab=2',
      '/moved#there',
      '/moved#gone',
      '/placed#gone',
      '#/route',
    ];
    const body = `${place}${words}${links.map((href) => `<a href="${href}">x</a>`).join(' ')}
<a href="#tab" role="tab">Tab</a><a href="#panel" data-toggle="tab">Panel</a>`;
    const site = await startSite(() => ({
      '/': page('A', { body, nav: false }),
      '/b': page('B', {
        body: `<h2 id="there">There</h2><a name="old">Old</a><h2 id="%c3%bcber">Über</h2><p>${words}`,
        nav: false,
      }),
      '/moved': { status: 301, headers: { location: '/b' } },
      // The fragment of a redirect replaces that of the link.
      '/placed': { status: 301, headers: { location: '/b#there' } },
    }));
    const { findings } = await auditSite({ url: site.url });
    await site.close();
    const found = findings.filter(({ rule }) => rule === 'fragment-missing');
    expect(found.map(({ evidence }) => evidence.value).sort()).toEqual(['#gone', '#nothing', '#nowhere']);
  });

  async function missing(routes: Parameters<typeof startSite>[0]): Promise<(string | null | undefined)[][]> {
    const site = await startSite(routes);
    const { findings } = await auditSite({ url: site.url });
    await site.close();
    return findings
      .filter(({ rule }) => rule === 'fragment-missing')
      .map(({ target, evidence }) => [target?.slice(site.url.length - 1), evidence.value]);
  }

  const prose = 'Many words that make this a page of its own. '.repeat(5);

  test('resolves a fragment alone against the base URL of a page', async () => {
    const head = '<base href="/">';
    const body = `${prose}<a href="#footer">There</a><a href="#nowhere">Nowhere</a><h2 id="nowhere">Here</h2>`;
    const found = await missing(() => ({
      '/': page('Start', { body: `${prose}<a href="/docs/a">A</a><p id="footer">F`, nav: false }),
      '/docs/a': page('A', { head, body, nav: false }),
    }));
    expect(found).toEqual([['/', '#nowhere']]);
  });

  test('evaluates the fragments on a page with very many', async () => {
    const ids = Array.from({ length: 1_200 }, (_, n) => `<p id="p${n}">`).join('');
    const body = `${prose}${ids}<a href="#p1199">x</a><a href="#p1200">x</a>`;
    expect(await missing(() => ({ '/': page('Start', { body, nav: false }) }))).toEqual([['/', '#p1200']]);
  });

  test("doesn't report them for a page that was not read to the end", async () => {
    const links = '<a href="#end">x</a><a href="/deep#end">x</a><a href="/long#end">x</a>';
    const end = '<h2 id="end">End</h2>';
    const found = await missing(() => ({
      '/': page('Start', { body: `${prose}${links}<h2 id="end">`, nav: false }),
      '/long': page('Long', {
        body: `${prose}<a href="#end">x</a><!--${'x'.repeat(5 * 1_024 * 1_024)}-->${end}`,
        nav: false,
      }),
      '/deep': page('Deep', {
        body: `${prose}<a href="#end">x</a>${'<div>'.repeat(2_100)}${end}`,
        nav: false,
      }),
    }));
    expect(found).toEqual([]);
  });

  describe('on another site', () => {
    const there = `${prose}<h2 id="there">There</h2>`;
    const auditWith = async (change: (home: string, other: string) => Partial<JobInput>) => {
      const other = await startSite(() => ({
        '/b': page('B', { body: there, nav: false }),
        '/shell': { body: '<title>App</title><div id="root"></div><script src="/app.js"></script>' },
        '/app.js': { body: '', headers: { 'content-type': 'text/javascript' } },
      }));
      const paths = ['b#there', 'b#gone', 'b#:~:text=gone', 'b#/gone', 'b#!gone', 'shell#gone'];
      const body = prose + paths.map((path) => `<a href="${other.url}${path}">x</a>`).join(' ');
      const home = await startSite(() => ({ '/': page('Start', { body, nav: false }) }));
      const { findings } = await auditSite({ url: home.url, ...change(home.url, other.url) });
      await Promise.all([home.close(), other.close()]);
      return findings.filter(({ rule }) => rule === 'fragment-missing').map(({ evidence }) => evidence.value);
    };

    test('reports a missing fragment of a page that the job reads anyway', async () => {
      const found = await auditWith((home, other) => ({
        scope: 'list',
        urls: [home, `${other}b`, `${other}shell`],
      }));
      expect(found).toEqual(['#gone']);
    });

    test("doesn't request a page only for its fragments", async () => {
      expect(await auditWith(() => ({ checkExternal: true }))).toEqual([]);
    });
  });
});

describe('soft-404', () => {
  const notFound: NotFoundFacts = {
    url: 'https://example.com/made-up',
    status: 200,
    redirectedTo: null,
    contentHash: 5,
    text: 7,
    sketch: 'ab'.repeat(32),
  };
  const home = { at: '/', depth: 0 };
  const same = { at: '/gone', note: { h: [5, 0, 7] } };
  const nearly = { at: '/gone', note: { h: [5, 0, 8], s: `${'ab'.repeat(31)}00` } };
  const message = '/gone This page shows the site’s error page but returns 200 (ok).';

  test("reports a page with the content of the site's error page", () => {
    expect(surveyed(soft404, { facts: { notFound }, pages: [home, same] })).toEqual([message]);
    expect(surveyed(soft404, { facts: { notFound }, pages: [home, nearly] })).toEqual([message]);
  });

  test("doesn't report another page with the same title", () => {
    expect(
      surveyed(soft404, { facts: { notFound }, pages: [home, { at: '/a', note: { h: [5, 0, 9] } }] }),
    ).toEqual([]);
  });

  test("doesn't report a site that responds to missing pages with an error", () => {
    expect(
      surveyed(soft404, { facts: { notFound: { ...notFound, status: 404 } }, pages: [home, same] }),
    ).toEqual([]);
  });

  test("doesn't report a site whose URLs all have the same shell", () => {
    const shell = { at: '/', note: { h: [5, 0, 7] } };
    expect(surveyed(soft404, { facts: { notFound }, pages: [shell, same] })).toEqual([]);
  });

  test('uses the front page to detect that all URLs are the same if the audit began elsewhere', () => {
    const listed = [{ at: '/gone', note: { h: [5, 0, 7] } }];
    const reportedFor = (likeFront: boolean) =>
      surveyed(soft404, { facts: { notFound: { ...notFound, likeFront } }, pages: listed });
    expect(reportedFor(false)).toEqual([message]);
    expect(reportedFor(true)).toEqual([]);
  });

  test("doesn't report the page that missing URLs redirect to", () => {
    const sent = { ...notFound, redirectedTo: 'https://example.com/gone' };
    expect(surveyed(soft404, { facts: { notFound: sent }, pages: [home, same] })).toEqual([]);
  });

  /** Audits a site that responds to every URL, and returns the paths that the rule reports. */
  async function missingOf(answer: (path: string) => Answer): Promise<string[]> {
    const site = await startSite(() => new Proxy({}, { get: (_, path) => answer(String(path)) }));
    const { findings } = await auditSite({ url: site.url });
    await site.close();
    return findings
      .filter(({ rule }) => rule === 'soft-404')
      .map(({ page }) => new URL(page).pathname)
      .sort();
  }

  const said404 = (title: string, words: string, head = ''): Answer => ({
    body: `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${words}</body></html>`,
  });

  const start = said404(
    'Start',
    '<p>Welcome.</p> <a href="/gone-1">A</a> <a href="/old/gone-2">B</a> <a href="/c">C</a>',
  );

  /** Responds with a start page and other pages, without robots.txt, sitemap and icon. */
  const pages = (other: (path: string) => Answer) => (path: string) =>
    /\.(?:txt|xml|ico)$/.test(path) ? { status: 404 } : path === '/' ? start : other(path);

  test.each<[string, (path: string) => Answer]>([
    ['little text', () => said404('Not found', 'Page not found. Go home.')],
    ['a noindex', () => said404('Not found', 'Not found.', '<meta name="robots" content="noindex">')],
    [
      'their own URL',
      (path) =>
        said404(`${path} – Shop`, `We have no ${path.slice(1)} here. ${'Look elsewhere. '.repeat(30)}`),
    ],
  ])('reports a site whose error pages have %s', async (_, notFound) => {
    const real = said404('C', 'This one is there.');
    expect(await missingOf(pages((path) => (path === '/c' ? real : notFound(path))))).toEqual([
      '/gone-1',
      '/old/gone-2',
    ]);
  });

  test("doesn't report short similar pages if the error page differs", async () => {
    const known = ['/gone-1', '/old/gone-2', '/c'];
    const found = await missingOf(
      pages((path) =>
        known.includes(path) ? said404('Photo', 'Next. Previous.') : said404('Photo', 'No such photo.'),
      ),
    );
    expect(found).toEqual([]);
  });

  test("doesn't report pages that differ in the title only", async () => {
    const found = await missingOf(
      pages((path) => said404(path === '/c' ? 'Prices' : `About ${path.length}`, 'Please wait.')),
    );
    expect(found).toEqual([]);
  });

  test("doesn't report pages that scripts fill", async () => {
    expect(
      await missingOf(pages(() => said404('App', 'Please wait.', '<script src="/app.js"></script>'))),
    ).toEqual([]);
  });
});
