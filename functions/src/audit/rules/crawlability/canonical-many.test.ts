import { breaches } from '../testPage.fixture';
import { canonicalMany } from './canonical-many';

const link = (href: string) => `<link rel="canonical" href="${href}">`;

test('reports two different ones', () => {
  expect(breaches(canonicalMany, link('/a') + link('/b'))).toEqual(['This page has 2 canonical URLs.']);
});

test("doesn't report the same one twice, however it is written", () => {
  expect(breaches(canonicalMany, link('/a') + link('https://example.com/a'))).toEqual([]);
});

test("doesn't report a single one, or one beside another kind of link", () => {
  expect(breaches(canonicalMany, link('/a'))).toEqual([]);
  expect(breaches(canonicalMany, `${link('/a')}<link rel="alternate" href="/b">`)).toEqual([]);
});

test('reports one in a header that differs from the one in the head', () => {
  const html = '<link rel="canonical" href="/a">';
  const of = (written: string) =>
    breaches(canonicalMany, html, { headers: { link: `<${written}>; rel="canonical"` } });
  expect(of('/b')).toEqual(['This page has 2 canonical URLs.']);
  expect(of('/a')).toEqual([]);
});
