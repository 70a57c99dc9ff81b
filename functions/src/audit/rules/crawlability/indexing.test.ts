import { violations } from '../testPage.fixture';
import { nofollowPage, noindexConflict, noindexPage } from './indexing';

describe('noindex-page', () => {
  test.each([
    '<meta name="robots" content="noindex">',
    '<meta name="ROBOTS" content="nofollow, NoIndex">',
    '<meta name="robots" content="none">',
    '<meta name="robots" content="index"><meta name="robots" content="noindex">',
    '<meta name="googlebot" content="noindex">',
  ])('reports %s', (html) =>
    expect(violations(noindexPage, html)).toEqual([
      'This page has noindex, so search engines don’t list it.',
    ]),
  );

  test('reports a header too', () => {
    expect(
      violations(noindexPage, '<p>x', { headers: { 'x-robots-tag': 'noindex, nofollow' } }),
    ).toHaveLength(1);
  });

  test.each([
    '<meta name="robots" content="index, follow">',
    '<meta name="robots" content="max-image-preview:large">',
    '<meta name="description" content="noindex">',
    '<meta name="robots" content="noimageindex">',
    '<meta name="otherbot" content="noindex">',
    '<noscript><meta name="robots" content="noindex"></noscript>',
  ])("doesn't report %s", (html) => expect(violations(noindexPage, html)).toEqual([]));

  test('reports a header that is for Google only', () => {
    const headers = { 'x-robots-tag': ['otherbot: index', 'googlebot: noindex'] };
    expect(violations(noindexPage, '<p>x', { headers })).toHaveLength(1);
  });

  test('ignores a header for another crawler only', () => {
    expect(violations(noindexPage, '<p>x', { headers: { 'x-robots-tag': 'otherbot: noindex' } })).toEqual([]);
    expect(
      violations(noindexPage, '<p>x', { headers: { 'x-robots-tag': 'otherbot: nofollow, noindex' } }),
    ).toEqual([]);
  });
});

describe('noindex-conflict', () => {
  const meta = (content: string) => `<meta name="robots" content="${content}">`;

  test('reports two metas that contradict each other', () => {
    expect(violations(noindexConflict, meta('index, follow') + meta('noindex'))).toEqual([
      'This page says both “index” and “noindex”. The stricter one applies.',
    ]);
  });

  test('reports a header that contradicts the page', () => {
    expect(violations(noindexConflict, meta('all'), { headers: { 'x-robots-tag': 'noindex' } })).toHaveLength(
      1,
    );
  });

  test.each([
    meta('noindex') + meta('nofollow'),
    meta('index') + meta('follow'),
    meta('noindex, noimageindex'),
  ])("doesn't report %s", (html) => expect(violations(noindexConflict, html)).toEqual([]));

  test('ignores a header for another crawler only', () => {
    expect(
      violations(noindexConflict, meta('index'), { headers: { 'x-robots-tag': 'otherbot: noindex' } }),
    ).toEqual([]);
  });
});

describe('nofollow-page', () => {
  test('reports an indexed page with nofollow', () => {
    expect(violations(nofollowPage, '<meta name="robots" content="index, NOFOLLOW">')).toEqual([
      'This page has nofollow, so search engines don’t follow its links.',
    ]);
    expect(violations(nofollowPage, '<p>x', { headers: { 'x-robots-tag': 'nofollow' } })).toHaveLength(1);
  });

  test.each([
    '<meta name="robots" content="follow">',
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="robots" content="none">',
    '<a rel="nofollow" href="/a">',
  ])("doesn't report %s", (html) => expect(violations(nofollowPage, html)).toEqual([]));

  test('ignores a header for another crawler only', () => {
    const headers = { 'x-robots-tag': 'otherbot: noarchive, nofollow' };
    expect(violations(nofollowPage, '<p>x', { headers })).toEqual([]);
  });
});
