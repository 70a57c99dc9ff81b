import { readText } from '#functions/audit/parse/textFacts';
import { pageOf } from '../testPage.fixture';
import { surveyed } from '../testSite.fixture';
import { contentDuplicate, contentNearDuplicate } from './duplicates';

describe('content-duplicate', () => {
  const note = (html: string) => contentDuplicate.note(pageOf(html));
  const words = 'Every stone that leans away from the line is seen at once. '.repeat(4);

  test('reports pages with the same text, and lists the others', () => {
    expect(contentDuplicate.check('https://example.com/a', ['https://example.com/b'], 1)?.message).toBe(
      'This page has the same text as /b.',
    );
  });

  test('ignores what is around the same words', () => {
    const menu = '<nav><a href="/">Home</a></nav><header>Our shop</header><footer>2030</footer>';
    expect(note(`<p>${words}</p>`)).toBe(
      note(`${menu}<div>${words.toUpperCase()}</div><script>x()</script>`),
    );
    expect(note(`<main>${words}</main>`)).toBe(note(`<p>${words}`));
  });

  test("doesn't report different texts", () => {
    expect(note(`<p>${words}`)).not.toBe(note(`<p>${words} And more.`));
    expect(note(`<p>${words}`)).not.toBeNull();
  });

  test.each([
    `<p>short`,
    `<link rel="canonical" href="/b"><p>${words}`,
    `<p>${words}<meta name="robots" content="noindex">`,
  ])('ignores a page that is short or not indexed: %#', (html) => expect(note(html)).toBeNull());
});

describe('content-near-duplicate', () => {
  /** Returns `count` pseudorandom words, the same ones for the same seed. */
  function text(seed: number, count = 300): string[] {
    let state = seed;
    return Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return `w${(state >>> 8) % 5_000}`;
    });
  }

  const pageAt = (at: string, words: readonly string[]) => {
    const { hash, sketch } = readText(words.join(' '));
    return { at, note: { h: [0, 0, hash], ...(sketch === null ? {} : { s: sketch }) } };
  };

  test('reports two texts that differ in two words', () => {
    const words = text(1);
    const other = words.map((word, at) => (at === 10 || at === 11 ? 'other' : word));
    expect(surveyed(contentNearDuplicate, { pages: [pageAt('/a', words), pageAt('/b', other)] })).toEqual([
      '/b This page has nearly the same text as /a.',
    ]);
  });

  test('reports the same in any order of pages, because a resumed crawl may read them in another', () => {
    const words = text(1);
    const pages = Array.from({ length: 120 }, (_, n) =>
      pageAt(`/${String(n).padStart(3, '0')}`, words.with(n * 2, 'other').with(n * 2 + 1, 'words')),
    );
    const forwards = surveyed(contentNearDuplicate, { pages });
    const backwards = surveyed(contentNearDuplicate, { pages: pages.toReversed() });
    expect(forwards.length).toBeGreaterThan(50);
    expect(backwards.toSorted()).toEqual(forwards.toSorted());
  });

  test('reports neither texts that share half nor texts that share nothing', () => {
    const half = [...text(1).slice(0, 150), ...text(2, 150)];
    expect(surveyed(contentNearDuplicate, { pages: [pageAt('/a', text(1)), pageAt('/b', half)] })).toEqual(
      [],
    );
    expect(surveyed(contentNearDuplicate, { pages: [pageAt('/a', text(1)), pageAt('/b', text(2))] })).toEqual(
      [],
    );
  });

  test("doesn't report identical texts, short texts, or a page with the other as canonical", () => {
    expect(surveyed(contentNearDuplicate, { pages: [pageAt('/a', text(1)), pageAt('/b', text(1))] })).toEqual(
      [],
    );
    expect(
      surveyed(contentNearDuplicate, { pages: [pageAt('/a', text(1, 50)), pageAt('/b', text(1, 51))] }),
    ).toEqual([]);
    const named = { ...pageAt('/b', [...text(1), 'more']), canonical: '/a' };
    expect(surveyed(contentNearDuplicate, { pages: [pageAt('/a', text(1)), named] })).toEqual([]);
  });
});
