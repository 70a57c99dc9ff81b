import { indexings } from '#domain/indexing';
import { choiceIn, choosePages, problemFilters } from './choosePages';
import { statusClasses } from './PageTable';
import { countPages, countWords, noneWords, partWords } from './pageCounts';
import { tableOf } from './pageTable.fixture';

describe('counts of pages', () => {
  const statuses = [200, 301, 404, 0] as const;
  const table = tableOf(
    Array.from({ length: 300 }, (_, n) => ({
      status: statuses[n % 4] ?? 200,
      indexing: indexings[n % 7] ?? 'failed',
      findings: n % 3,
      depth: n % 5,
      type: n % 2 ? ('html' as const) : ('image' as const),
    })),
  );

  test.each([
    '',
    'status=ok',
    'faulty=yes&depth=2',
    'indexing=noindex&type=html',
    'status=broken&faulty=yes',
  ])('counts for each option what selecting it beside “%s” lists', (search) => {
    const matching = new Set(Array.from({ length: 200 }, (_, n) => n + 50));
    const counts = countPages(table, choiceIn(new URLSearchParams(search)), matching);
    const listed = (name: string, value: string) => {
      const query = new URLSearchParams(search);
      query.set(name, value);
      return choosePages(table, choiceIn(query)).filter((place) => matching.has(place)).length;
    };
    for (const one of statusClasses) expect([one, counts.status[one]]).toEqual([one, listed('status', one)]);
    for (const one of indexings) expect([one, counts.indexing[one]]).toEqual([one, listed('indexing', one)]);
    for (const one of problemFilters) expect([one, counts.faulty[one]]).toEqual([one, listed('faulty', one)]);
  });

  test('counts all pages without filters', () => {
    const { status, faulty } = countPages(table);
    expect(Object.values(status).reduce((sum, count) => sum + count, 0)).toBe(300);
    // A quarter failed and a quarter didn’t respond, and two thirds have findings of their own.
    expect(faulty).toEqual({ yes: 246, error: 75 });
  });
});

describe('words for the pages shown', () => {
  const page = {};
  const redirect = { status: 301, indexing: 'redirects' } as const;
  const broken = { status: 404, indexing: 'failed' } as const;
  const silent = { status: 0, indexing: 'failed' } as const;
  const unasked = { status: 0, indexing: 'blocked' } as const;
  const picture = { type: 'image', indexing: 'no-page' } as const;

  test.each([
    [[page, page], 2, '2 URLs'],
    [[page], undefined, '1 URL'],
    [
      [page, redirect, broken, picture],
      1,
      '4 URLs, including 1 page. The others redirect, returned an error or aren’t HTML pages.',
    ],
    [
      [page, page, silent, unasked],
      2,
      '4 URLs, including 2 pages. The others didn’t respond or weren’t requested.',
    ],
    [[page, unasked, unasked], 1, '3 URLs, including 1 page. The others weren’t requested.'],
    [[page, silent], 1, '2 URLs, including 1 page. The other didn’t respond.'],
    [[page, picture], 1, '2 URLs, including 1 page. The other isn’t an HTML page.'],
  ])('names only outcomes that unread URLs actually have', (pages, read, words) => {
    const { length } = pages;
    expect(countWords(length, length, read, countPages(tableOf(pages)).status)).toBe(words);
  });

  test('counts some outcomes separately', () => {
    expect(countWords(1, 4, 1, countPages(tableOf([page])).status)).toBe('1 of 4 URLs');
  });

  test('uses the singular for one URL', () => {
    expect(noneWords(1)).toBe('The only URL doesn’t match your filters.');
    expect(noneWords(1_200)).toBe('None of the 1,200 URLs match your filters.');
  });

  test('shows a folder like its URLs', () => {
    const choice = choiceIn(new URLSearchParams({ folder: '/%C3%BCber/', depth: '7+', type: 'html' }));
    expect(partWords(choice)).toBe('/über/, depth 7+, html');
  });
});
