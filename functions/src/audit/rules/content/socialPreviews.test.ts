import { settings, violations } from '../testPage.fixture';
import { openGraphImageRelative, openGraphMissing, twitterCardInvalid } from './socialPreviews';

describe('open-graph-missing', () => {
  const of = (html: string) => settings(openGraphMissing, {}, { html });
  const title = '<meta property="og:title" content="A">';
  const image = '<meta property="og:image" content="https://example.com/a.png">';

  test('reports a page without Open Graph, or with one of the two', () => {
    expect(of('<p>x')).toEqual(['Shared links have no preview because og:title and og:image are missing']);
    expect(of(title)).toEqual(['Shared links have no preview because og:image is missing']);
    expect(of(`${title}<meta property="og:image" content=" ">`)).toHaveLength(1);
  });

  test('accepts both with name instead of property', () => {
    expect(of(title + image)).toEqual([]);
    expect(of('<meta name="og:title" content="A"><meta name="og:image" content="/a.png">')).toEqual([]);
  });

  test('accepts both with an additional name, which LinkedIn requires', () => {
    const named = '<meta name="image" property="og:image" content="https://example.com/a.png">';
    expect(of(title + named)).toEqual([]);
    expect(of(`${title}<meta name="image" property="image" content="/a.png">`)).toHaveLength(1);
  });

  test("doesn't report a page that search results don't show", () => {
    expect(of('<meta name="robots" content="noindex">')).toEqual([]);
  });
});

describe('open-graph-image-relative', () => {
  test.each([
    ['<meta property="og:image" content="/a.png">', 'og:image is “/a.png”, which is not an absolute URL.'],
    [
      '<meta name="twitter:image" content="a.png">',
      'twitter:image is “a.png”, which is not an absolute URL.',
    ],
    ['<meta property="og:url" content="/a">', 'og:url is “/a”, which is not an absolute URL.'],
  ])('reports %s', (html, message) => expect(violations(openGraphImageRelative, html)).toEqual([message]));

  test.each([
    '<meta property="og:image" content="https://example.com/a.png">',
    '<meta property="og:image" content="//example.com/a.png">',
    '<meta property="og:image" content="">',
    '<meta property="og:image:alt" content="a wall">',
    '<meta property="og:title" content="/a">',
  ])("doesn't report %s", (html) => expect(violations(openGraphImageRelative, html)).toEqual([]));
});

describe('twitter-card-invalid', () => {
  test.each(['large', 'summary-large-image', 'photo', ''])('reports “%s”', (card) =>
    expect(violations(twitterCardInvalid, `<meta name="twitter:card" content="${card}">`)).toEqual([
      `Unknown twitter:card value: “${card}”.`,
    ]),
  );

  test.each([
    '<meta name="twitter:card" content="summary">',
    '<meta property="twitter:card" content=" Summary_Large_Image ">',
    '<meta name="twitter:title" content="large">',
  ])("doesn't report %s", (html) => expect(violations(twitterCardInvalid, html)).toEqual([]));

  test("doesn't report a page without a card, for which Open Graph is enough", () => {
    expect(violations(twitterCardInvalid, '<p>x')).toEqual([]);
  });
});
