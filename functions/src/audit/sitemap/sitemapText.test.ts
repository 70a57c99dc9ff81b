import { isInvalidDate, LastModified, parseSitemap } from './sitemapText';
import { base, index, urlset } from './testSitemaps.fixture';

describe('the text of a sitemap', () => {
  it('is a set of pages', () => {
    expect(parseSitemap(urlset('https://example.com/a', '/b?x=1&amp;y=2'), base)).toEqual({
      pages: ['https://example.com/a', 'https://example.com/b?x=1&y=2'],
      sitemaps: [],
      isCut: false,
    });
  });

  it.each<[string, (count: number) => string]>([
    ['lines', (count) => 'https://example.com/a\n'.repeat(count)],
    ['elements', (count) => urlset(...Array.from({ length: count }, (_, n) => `/${n}`))],
    ['sitemaps', (count) => index(...Array.from({ length: count }, (_, n) => `/${n}`))],
  ])('is read up to the first one of %s over the limit', (_, text) => {
    const read = (count: number) => {
      const { pages, sitemaps, isCut } = parseSitemap(text(count), base);
      return { entries: pages.length + sitemaps.length, isCut };
    };
    expect(read(50_000)).toEqual({ entries: 50_000, isCut: false });
    expect(read(50_001)).toEqual({ entries: 50_001, isCut: true });
    expect(read(60_000)).toEqual({ entries: 50_001, isCut: true });
  });

  it("doesn't take an image for a page", () => {
    const text = `<urlset xmlns:image="x"><url><loc>https://example.com/a</loc><image:image><image:loc>https://example.com/a.png</image:loc></image:image></url></urlset>`;
    expect(parseSitemap(text, base).pages).toEqual(['https://example.com/a']);
  });

  it('is an index', () =>
    expect(parseSitemap(index('/1.xml'), base).sitemaps).toEqual(['https://example.com/1.xml']));

  it('is a list of lines', () => {
    expect(parseSitemap('https://example.com/a\r\n\r\nhttps://example.com/b\n', base).pages).toHaveLength(2);
    expect(parseSitemap('https://example.com/a\rhttps://example.com/b\r', base).pages).toHaveLength(2);
  });

  it("doesn't take a sentence for a page", () => {
    for (const text of ['Not found', '{"error": "no such file"}', '/a\nb\n', ''])
      expect(parseSitemap(text, base).pages).toEqual([]);
  });

  it('is a list of lines after a byte order mark', () =>
    expect(parseSitemap('\uFEFFhttps://example.com/a\n', base).pages).toEqual(['https://example.com/a']));

  it('is a feed', () => {
    const rss = `<rss><channel><link>https://example.com/</link>
      <item><title>A</title><link>https://example.com/a</link></item></channel></rss>`;
    expect(parseSitemap(rss, base).pages).toEqual(['https://example.com/a']);
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="/"/>
      <entry><link rel="edit" href="/edit"/><link href="/a"/><link rel="alternate" href="/b"/></entry></feed>`;
    expect(parseSitemap(atom, base).pages).toEqual(['https://example.com/a', 'https://example.com/b']);
  });

  it('may have URLs in CDATA, and a namespace prefix', () => {
    const text = `<s:urlset xmlns:s="x"><s:url><s:loc><![CDATA[https://example.com/a?b=1&c=2]]></s:loc></s:url></s:urlset>`;
    expect(parseSitemap(text, base).pages).toEqual(['https://example.com/a?b=1&c=2']);
  });

  it("reports nothing that isn't a URL", () => {
    expect(parseSitemap(urlset('http://', 'mailto:a@b.c'), base).pages).toEqual([]);
  });
});

describe('lastModified', () => {
  const now = Date.UTC(2026, 0, 10, 12);

  test.each([
    '2025',
    '2025-12',
    '2025-12-31',
    '2024-02-29',
    '2025-12-31T10:00Z',
    '2025-12-31T10:00:00+01:00',
    '2025-12-31T23:59:59.123456-11:30',
    ' 2025-12-31 ',
    '2026-01-11',
    '2026-01-11T11:00:00Z',
  ])('accepts %j', (written) => expect(isInvalidDate(written, now)).toBe(false));

  test.each([
    '',
    'yesterday',
    '31.12.2025',
    '12/31/2025',
    '2025-1-2',
    '20251231',
    '2025-13',
    '2025-00-10',
    '2025-02-29',
    '2025-06-31',
    '2025-12-31 10:00:00',
    '2025-12-31T10:00:00',
    '2025-12-31T10Z',
    '2025-12-31T25:00:00Z',
    '2025-12-31T10:60:00Z',
    '2025-12-31T10:00:00+25:00',
    '2025-12-31T10:00:00+0100',
    'Wed, 31 Dec 2025 10:00:00 GMT',
    '1767175200',
    '2026-01-12',
    '2026-01-11T12:00:01Z',
    '2027',
  ])('rejects %j', (written) => expect(isInvalidDate(written, now)).toBe(true));

  test('counts invalid dates and keeps three different examples', () => {
    const dates = new LastModified(now);
    for (const written of ['2025', 'a', 'a', 'b', 'x'.repeat(500), 'c', 'd']) dates.add(written);
    expect(dates.wrong).toEqual({ count: 6, examples: ['a', 'b', `${'x'.repeat(39)}…`] });
  });

  test('finds nothing among valid dates', () => {
    const dates = new LastModified(now);
    dates.add('2025-12-31');
    expect(dates.wrong).toBeNull();
  });
});
