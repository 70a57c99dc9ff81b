import { indexings } from '#domain/indexing';
import { choiceIn, choosePages, problemFilters } from './choosePages';
import { countPages } from './pageCounts';
import { tableOf } from './pageTable.fixture';
import { statusClasses } from './statusClass';

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

test.each(['', 'status=ok', 'faulty=yes&depth=2', 'indexing=noindex&type=html', 'status=broken&faulty=yes'])(
  'counts for each option what selecting it beside “%s” lists',
  (search) => {
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
  },
);

test('counts all pages without filters', () => {
  const { status, faulty } = countPages(table);
  expect(Object.values(status).reduce((sum, count) => sum + count, 0)).toBe(300);
  // A quarter failed and a quarter didn’t respond, and two thirds have findings of their own.
  expect(faulty).toEqual({ yes: 246, error: 75 });
});
