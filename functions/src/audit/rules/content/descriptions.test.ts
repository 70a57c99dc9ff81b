import { pageOf, violations } from '../testPage.fixture';
import { descriptionDuplicate, descriptionMissing, descriptionTooLong } from './descriptions';

describe('description-missing', () => {
  test.each([
    '<title>x</title>',
    '<meta name="description" content="  ">',
    '<meta property="og:description" content="x">',
  ])('reports %s', (html) =>
    expect(violations(descriptionMissing, html)).toEqual(['This page has no meta description.']),
  );

  test.each([
    '<meta name="description" content="All about it.">',
    '<META NAME="Description" CONTENT="All about it.">',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="/another">',
  ])("doesn't report %s", (html) => expect(violations(descriptionMissing, html)).toEqual([]));
});

describe('description-too-long', () => {
  const of = (text: string, rest = '') =>
    violations(descriptionTooLong, `<meta name="description" content="${text}">${rest}`);

  test('reports more than twice the length that is shown', () => {
    expect(of('x'.repeat(321))).toEqual([
      'The description has 321 characters. Search results show about 160.',
    ]);
  });

  test("doesn't report 320 characters, however they are written", () => {
    expect(of('x'.repeat(320))).toEqual([]);
    expect(of('&amp;'.repeat(320))).toEqual([]);
    expect(of('👩‍👩‍👧'.repeat(200))).toEqual([]);
  });

  test("doesn't report a page that isn't indexed", () => {
    expect(of('x'.repeat(400), '<meta name="robots" content="noindex">')).toEqual([]);
  });
});

describe('description-duplicate', () => {
  const note = (html: string) => descriptionDuplicate.note(pageOf(html));
  const meta = '<meta name="description" content="All about us.">';

  test('reports pages with the same description, and lists the others', () => {
    const others = ['https://example.com/b', 'https://example.com/c'];
    expect(descriptionDuplicate.check('https://example.com/a', others, 2)?.message).toBe(
      'The description is the same as that of /b and 1 other page.',
    );
  });

  test('compares descriptions as displayed', () => {
    expect(note('<meta name="description" content=" All  about\nus. ">')).toBe(note(meta));
  });

  test.each([
    '<p>x',
    '<meta name="description" content=" ">',
    `${meta}<meta name="robots" content="noindex">`,
    `${meta}<link rel="canonical" href="/b">`,
  ])('ignores a page that search results never show: %s', (html) => expect(note(html)).toBeNull());
});
