import type { NotFoundFacts } from '#functions/audit/facts/siteFacts';
import { auditSite } from '#functions/audit/testSupport.fixture';
import type { Answer } from '#tests/support/siteServer';
import { startSite } from '#tests/support/siteServer';
import { surveyed } from '../testSite.fixture';
import { soft404 } from './soft-404';

const notFound: NotFoundFacts = {
  url: 'https://example.com/made-up',
  status: 200,
  redirectedTo: null,
  saying: 5,
  text: 7,
  sketch: 'ab'.repeat(32),
};
const home = { at: '/', depth: 0 };
const same = { at: '/gone', note: { h: [5, 0, 7] } };
const nearly = { at: '/gone', note: { h: [5, 0, 8], s: `${'ab'.repeat(31)}00` } };
const said = '/gone This page shows the site’s error page but returns 200 (ok).';

test("reports a page with the content of the site's error page", () => {
  expect(surveyed(soft404, { facts: { notFound }, pages: [home, same] })).toEqual([said]);
  expect(surveyed(soft404, { facts: { notFound }, pages: [home, nearly] })).toEqual([said]);
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
  const told = (likeFront: boolean) =>
    surveyed(soft404, { facts: { notFound: { ...notFound, likeFront } }, pages: listed });
  expect(told(false)).toEqual([said]);
  expect(told(true)).toEqual([]);
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
    (path) => said404(`${path} – Shop`, `We have no ${path.slice(1)} here. ${'Look elsewhere. '.repeat(30)}`),
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
