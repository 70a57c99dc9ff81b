import type { SeenHeaders } from '#domain/finding';
import type { AssetNote } from '../facts/target';
import { nofollowPage, noindexConflict, noindexPage } from './crawlability/indexing';
import { notFoundStatus } from './crawlability/responses';
import { robotsUnreadable } from './crawlability/robotsTxt';
import { sitemapUnreadable } from './crawlability/sitemapFiles';
import { slowLink } from './links/brokenLinks';
import { soft404 } from './links/linkTargets';
import { redirectInsecure } from './links/redirects';
import type { LinkRule, PageRule, SurveyRule } from './rule';
import { assetUncached, assetUncompressed, scriptHeavy, styleHeavy } from './speed/files';
import { imageHeavy, imageOldFormat } from './speed/images';
import { slowResponse } from './speed/pages';
import { chain, link, pageOf, type TestPage } from './testPage.fixture';
import { robots, sitemap, siteOf, type TestSite } from './testSite.fixture';

const headers: SeenHeaders = { server: 'nginx', 'cache-control': 'no-store' };

test.each<[LinkRule, AssetNote, string]>([
  [assetUncached, { kept: -1 }, 'script'],
  [assetUncompressed, { plain: 5_000 }, 'script'],
  [imageHeavy, { heavyImage: 900_000 }, 'img'],
  [imageOldFormat, { old: 900_000 }, 'img'],
  [scriptHeavy, { heavyScript: 900_000 }, 'script'],
  [slowLink, { slow: 5_000 }, 'a'],
  [styleHeavy, { heavyStyle: 900_000 }, 'link'],
])('$id includes the headers of the file', (rule, note, element) => {
  expect(rule.check(link({ element, asset: { ...note, headers } }))?.evidence).toMatchObject({ headers });
  expect(rule.check(link({ element, asset: note }))?.evidence).not.toHaveProperty('headers');
});

const oneOf = (rule: SurveyRule, site: TestSite) =>
  [...rule.survey(siteOf(site))].map(({ evidence }) => evidence);

test('redirect-insecure includes the redirect to http', () => {
  const hops = ['https://example.com/a', 'https://example.com/b', 'http://example.com/c'];
  const finalOutcome = {
    ...chain(301, ...hops),
    answers: [{ location: '/b' }, { location: 'http:' }, undefined],
  };
  expect(redirectInsecure.check(link({ target: hops[0] ?? '', finalOutcome }))?.evidence).toMatchObject({
    headers: { location: 'http:' },
    answeredBy: 'https://example.com/b',
  });
});

const evidenceOn = (rule: PageRule, html: string, page: TestPage) =>
  rule.check(pageOf(html, page)).map(({ evidence }) => evidence);

test.each([noindexPage, nofollowPage, noindexConflict])(
  '$id includes the header if it caused the finding',
  (rule) => {
    const value = rule === nofollowPage ? 'nofollow' : 'noindex, all';
    const sent = { server: 'nginx', 'x-robots-tag': value };
    expect(evidenceOn(rule, '<p>x', { headers: sent })).toMatchObject([
      { headers: { 'x-robots-tag': value } },
    ]);
    expect(evidenceOn(rule, '<p>x', { headers: sent })).not.toMatchObject([{ headers: { server: 'nginx' } }]);
    const meta = `<meta name="robots" content="${value}">`;
    expect(evidenceOn(rule, meta, {})).toEqual([expect.not.objectContaining({ headers: expect.anything() })]);
  },
);

test('slow-response includes the server', () => {
  const page = { headers: { server: 'nginx', 'set-cookie': 'a=b' }, response: { firstByteMs: 3_000 } };
  expect(evidenceOn(slowResponse, '<p>x', page)).toEqual([{ value: '3.0 s', headers: { server: 'nginx' } }]);
});

test('findings about robots.txt and sitemaps include the headers of their responses', () => {
  const pages = [{ at: '/' }];
  expect(oneOf(robotsUnreadable, { pages, facts: { robots: robots({ status: 503, headers }) } })).toEqual([
    { status: 503, headers },
  ]);
  const facts = { sitemap: sitemap({ problem: 'missing', status: 404, headers }) };
  expect(oneOf(sitemapUnreadable, { pages, facts })).toEqual([{ status: 404, headers }]);
});

test('findings about error pages name the URL whose response they show', () => {
  const url = 'https://example.com/0123456789abcdef';
  const notFound = { url, status: 200, redirectedTo: null, contentHash: 5, text: 7, sketch: null, headers };
  const pages = [{ at: '/' }, { at: '/gone', note: { h: [5, 0, 7] } }];
  expect(oneOf(soft404, { pages, facts: { notFound } })).toMatchObject([{ headers, answeredBy: url }]);
  expect(oneOf(notFoundStatus, { pages, facts: { notFound } })).toMatchObject([
    { headers, answeredBy: 'https://example.com/…' },
  ]);
  const home = 'https://example.com/';
  expect(
    oneOf(notFoundStatus, { pages, facts: { notFound: { ...notFound, redirectedTo: home } } }),
  ).toMatchObject([{ answeredBy: home }]);
});
