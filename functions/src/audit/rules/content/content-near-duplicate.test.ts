import { readText } from '#functions/audit/parse/textFacts';
import { surveyed } from '../testSite.fixture';
import { contentNearDuplicate } from './content-near-duplicate';

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
  expect(surveyed(contentNearDuplicate, { pages: [pageAt('/a', text(1)), pageAt('/b', half)] })).toEqual([]);
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
