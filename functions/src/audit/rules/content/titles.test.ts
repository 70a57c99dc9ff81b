import { parsePage } from '#functions/audit/parse/parsePage';
import { violations } from '../testPage.fixture';
import { titleDuplicate, titleMany, titleMissing, titleTooLong, titleTooShort } from './titles';

describe('title-missing', () => {
  test.each([
    ['<p>No title', 'This page has no title.'],
    ['<title></title>', 'This page’s title is empty.'],
    ['<title>  \n </title>', 'This page’s title is empty.'],
    ['<svg><title>A drawing</title></svg>', 'This page has no title.'],
    ['<!-- <title>Hidden</title> -->', 'This page has no title.'],
  ])('reports %s', (html, message) => expect(violations(titleMissing, html)).toEqual([message]));

  test.each([
    '<title>Home</title>',
    '<TITLE lang=en>Home</TITLE>',
    '<svg><title>A drawing</title></svg><title>Home</title>',
    '<body><title>Home, in the wrong place but browsers take it</title>',
    '<meta http-equiv="Refresh" content="0;URL=\'/new\'">',
  ])("doesn't report %s", (html) => expect(violations(titleMissing, html)).toEqual([]));
});

describe('title-many', () => {
  test('reports two titles', () => {
    expect(violations(titleMany, '<title>A</title><title>B</title>')).toEqual([
      'This page has 2 titles. Browsers use only the first.',
    ]);
  });

  test.each([
    '<title>A</title>',
    '<p>x',
    '<title>A</title><svg><title>Icon</title></svg>',
    '<template><title>B</title></template><title>A</title>',
  ])("doesn't report %s", (html) => expect(violations(titleMany, html)).toEqual([]));
});

describe('title-too-long', () => {
  const titled = (title: string) => violations(titleTooLong, `<title>${title}</title>`);

  test('reports a title of 61 characters', () => {
    expect(titled('x'.repeat(61))).toEqual(['The title has 61 characters. Search results show about 60.']);
  });

  test("doesn't report one of 60, however it is written", () => {
    expect(titled('x'.repeat(60))).toEqual([]);
    expect(titled(`  ${'x '.repeat(30)}\n\n  `)).toEqual([]);
    expect(titled('&amp;'.repeat(60))).toEqual([]);
    expect(titled('👩‍👩‍👧'.repeat(20))).toEqual([]);
  });

  test("doesn't report a page that isn't indexed", () => {
    const page = `<title>${'x'.repeat(61)}</title>`;
    expect(violations(titleTooLong, `${page}<meta name="robots" content="noindex">`)).toEqual([]);
    expect(violations(titleTooLong, `${page}<link rel="canonical" href="/other">`)).toEqual([]);
  });
});

describe('title-too-short', () => {
  const of = (title: string, rest = '') => violations(titleTooShort, `<title>${title}</title>${rest}`);

  test.each(['Home', 'FAQ', 'x'])('reports %s', (title) =>
    expect(of(title)).toEqual([`The title “${title}” is too short to describe the page.`]),
  );

  test.each(['Prices', '首页', '회사 소개', 'About'])("doesn't report %s", (title) =>
    expect(of(title)).toEqual([]),
  );

  test("doesn't report an empty one, which has its own rule, or a page that isn't indexed", () => {
    expect(of('')).toEqual([]);
    expect(of('FAQ', '<meta name="robots" content="noindex">')).toEqual([]);
  });
});

describe('title-duplicate', () => {
  const note = (html: string) => titleDuplicate.note(parsePage('https://example.com/a', html, {}));

  test('reports pages with the same title, and lists the others', () => {
    const a = 'https://example.com/a';
    expect(titleDuplicate.check(a, ['https://example.com/b'], 1)?.message).toBe(
      'The title is the same as that of /b.',
    );
    expect(titleDuplicate.check(a, ['https://example.com/b', 'https://example.com/c'], 7)?.message).toBe(
      'The title is the same as that of /b and 6 other pages.',
    );
  });

  test('compares titles as displayed', () => {
    expect(note('<title>  Our\n shop </title>')).toBe(note('<title>Our shop</title>'));
    expect(note('<title>Our shop</title><link rel="canonical" href="/a">')).toBe('Our shop');
  });

  test.each([
    '<p>no title',
    '<title>Our shop</title><link rel="canonical" href="/b">',
    '<title>Our shop</title><meta name="robots" content="noindex">',
    '<title>Our shop</title><meta http-equiv="refresh" content="0;url=/b">',
  ])('ignores a page that search results never show: %s', (html) => expect(note(html)).toBeNull());
});
