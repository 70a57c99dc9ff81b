import type { PageColumns } from '#domain/sortedReport';
import { PageTable } from './PageTable';
import { countPages } from './pageCounts';
import { tableOf } from './pageTable.fixture';

const part = (more: Partial<PageColumns>): PageColumns => ({
  status: [200, 404],
  type: [0, 0],
  bytes: [1, 2],
  durationMs: [3, 4],
  depth: [0, 1],
  inLinks: [0, 5],
  findings: [0, 6],
  worst: [-1, 0],
  indexing: [0, 0],
  folder: [0, 1],
  folders: ['/', '/blog/'],
  ...more,
});

test('merges documents that number their folders independently', () => {
  const table = new PageTable([part({}), part({ folders: ['/blog/', '/docs/'] })]);
  expect(table.length).toBe(4);
  expect([0, 1, 2, 3].map((place) => table.at(place)?.folder)).toEqual(['/', '/blog/', '/blog/', '/docs/']);
  expect(table.folders).toEqual(['/', '/blog/', '/docs/']);
  expect(table.at(3)).toMatchObject({ status: 404, bytes: 2, inLinks: 5, findings: 6, worst: 0 });
  expect(table.at(4)).toBeUndefined();
});

test('returns the same object for a page on each render', () => {
  const table = tableOf([{}, {}]);
  expect(table.at(1)).toBe(table.at(1));
});

test('counts what a filter would match', () => {
  const table = tableOf([
    { status: 0 },
    { status: 301, findings: 2 },
    { indexing: 'noindex' },
    { status: 0, indexing: 'blocked' },
  ]);
  expect(countPages(table)).toMatchObject({
    status: { ok: 1, redirect: 1, broken: 0, silent: 1, unasked: 1 },
    faulty: { yes: 2, error: 0 },
    indexing: { indexable: 2, noindex: 1, blocked: 1 },
  });
});
