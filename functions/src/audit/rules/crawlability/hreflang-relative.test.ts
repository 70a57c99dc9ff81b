import { breaches } from '../testPage.fixture';
import { hreflangRelative } from './hreflang-relative';

const of = (link: string) => breaches(hreflangRelative, `<head>${link}</head>`);

test.each([
  ['<link rel="alternate" hreflang="de" href="/de">', 'The URL of the de version, “/de”, is not absolute.'],
  [
    '<link rel="alternate" hreflang="de" href="//example.com/de">',
    'The URL of the de version, “//example.com/de”, is not absolute.',
  ],
  ['<link rel="alternate" hreflang="de" href="">', 'The de version has no URL.'],
  ['<link rel="alternate" hreflang="de">', 'The de version has no URL.'],
])('reports %s', (html, message) => expect(of(html)).toEqual([message]));

test.each([
  '<link rel="alternate" hreflang="de" href="https://example.com/de">',
  '<link rel="alternate" type="application/rss+xml" href="/feed">',
  '<link rel="stylesheet" hreflang="de" href="/de.css">',
])("doesn't report %s", (html) => expect(of(html)).toEqual([]));

test("doesn't report one in the body, which search engines ignore, or a visible link", () => {
  expect(
    of('</head><body><p>x<link rel="alternate" hreflang="de" href="/de"><a hreflang="de" href="/de">de</a>'),
  ).toEqual([]);
});
