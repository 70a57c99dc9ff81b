import { auditSite } from '#functions/audit/testSupport.fixture';
import { fragmentOf } from '#functions/audit/urls/url';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { link } from '../testPage.fixture';
import { fragmentMissing } from './fragment-missing';

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
    '/deep': page('Deep', { body: `${prose}<a href="#end">x</a>${'<div>'.repeat(2_100)}${end}`, nav: false }),
  }));
  expect(found).toEqual([]);
});
