import { choiceIn, choosePages, countPages, statusClassOf } from './choosePages';
import type { PageFacts } from './pageRow';

const page = (more: Partial<PageFacts>): PageFacts => ({
  status: 200,
  type: 'html',
  bytes: 1_000,
  durationMs: 10,
  depth: 1,
  inLinks: 0,
  findings: 0,
  worst: -1,
  indexing: 'indexable',
  folder: '/',
  ...more,
});
const pages = [
  page({ bytes: 5, findings: 2, folder: '/blog/' }),
  page({ bytes: 9, status: 404, indexing: 'failed' }),
  page({ bytes: 5, status: 0, depth: 3 }),
  page({ bytes: 7, status: 301, type: 'none', findings: 1 }),
];
const places = (query: string) => [...choosePages(pages, choiceIn(new URLSearchParams(query)))];

test.each([
  ['', [0, 1, 2, 3]],
  ['sort=url.desc', [3, 2, 1, 0]],
  ['sort=bytes.desc', [1, 3, 0, 2]],
  ['sort=bytes', [0, 2, 3, 1]],
  ['status=broken', [1]],
  ['status=silent', [2]],
  ['type=html&depth=1', [0, 1]],
  ['folder=/blog/', [0]],
  ['indexing=failed', [1]],
  ['faulty=yes&sort=findings', [3, 0]],
  ['sort=nonsense&status=nonsense&depth=x', [0, 1, 2, 3]],
])('“%s” shows %j', (query, wanted) => {
  expect(places(query)).toEqual(wanted);
});

test.each([
  [204, 'ok'],
  [308, 'redirect'],
  [410, 'broken'],
  [0, 'silent'],
] as const)('%i is %s', (status, is) => {
  expect(statusClassOf(status)).toBe(is);
});

test('each filter says how many addresses it would leave', () => {
  const counts = countPages(pages);
  expect(counts.byStatus).toEqual({ ok: 1, redirect: 1, broken: 1, silent: 1 });
  expect([...counts.byIndexing]).toEqual([
    ['indexable', 3],
    ['failed', 1],
  ]);
  expect(counts.faulty).toBe(2);
});
