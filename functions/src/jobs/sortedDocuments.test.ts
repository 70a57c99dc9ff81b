import type { Finding } from '#domain/finding';
import { FindingOrder } from '#domain/findingOrder';
import type { PageRecord } from '#domain/report';
import { columnStarts, PageTable, Shards } from './sortedDocuments';

const finding = (rule: Finding['rule'], page: string, more: Partial<Finding> = {}): Finding => ({
  fingerprint: `${rule}${page}${more.target ?? ''}`,
  rule,
  category: 'links',
  severity: 'error',
  page,
  target: null,
  message: 'message',
  evidence: {},
  ...more,
});

function ordered(findings: readonly Finding[]) {
  const taken: Finding[] = [];
  const order = new FindingOrder(JSON.stringify, (json) => taken.push(JSON.parse(json)));
  for (const one of findings) order.add(one);
  order.flush();
  return { order, taken };
}

const some = [
  finding('title-missing', '/b'),
  finding('broken-link', '/b', { target: '/y' }),
  finding('broken-link', '/a', { target: '/z', severity: 'warning' }),
  finding('broken-link', '/b', { target: '/x' }),
  finding('broken-link', '/a', { target: '/z' }),
];

test('sorts findings by rule, severity, page and target', () => {
  const { taken, order } = ordered(some);
  expect(taken.map(({ rule, severity, page, target }) => [rule, severity, page, target])).toEqual([
    ['broken-link', 'error', '/a', '/z'],
    ['broken-link', 'error', '/b', '/x'],
    ['broken-link', 'error', '/b', '/y'],
    ['broken-link', 'warning', '/a', '/z'],
    ['title-missing', 'error', '/b', null],
  ]);
  expect(ordered([...some].reverse()).taken).toEqual(taken);
  expect(order.groups).toEqual([
    { rule: 'broken-link', severity: 'error', from: 0, count: 3, pages: 2 },
    { rule: 'broken-link', severity: 'warning', from: 3, count: 1, pages: 1 },
    { rule: 'title-missing', severity: 'error', from: 4, count: 1, pages: 1 },
  ]);
});

test('every page that shares the cause of a finding has its position', () => {
  const order = new FindingOrder<Finding>(
    (one) => one,
    () => undefined,
  );
  order.add(finding('broken-link', '/a', { target: '/x' }), ['/a', '/b', '/c']);
  order.add(finding('broken-link', '/a', { target: '/y' }), ['/a', '/c']);
  order.flush();
  expect(order.groups).toMatchObject([{ count: 2, pages: 3 }]);
  expect(order.runsOf.get('/a')).toEqual([{ from: 0, count: 2, severity: 'error' }]);
  expect(order.runsOf.get('/b')).toEqual([{ from: 0, count: 1, severity: 'error' }]);
  expect(order.runsOf.get('/c')).toEqual([{ from: 0, count: 2, severity: 'error' }]);
});

test('a page has the positions of its findings, and its columns count them', () => {
  const { order } = ordered(some);
  const page = (url: string, more: Partial<PageRecord> = {}): PageRecord => ({
    url,
    status: 200,
    contentType: 'text/html',
    title: 'Title',
    depth: 1,
    bytes: 1_000,
    durationMs: 20,
    redirectedTo: null,
    error: null,
    indexing: 'indexable',
    ...more,
  });
  const table = new PageTable(order.runsOf, new Map([['/b', 7]]));
  expect(table.textOf(page('/b'))).toMatchObject({
    runs: [
      [1, 2],
      [4, 1],
    ],
  });
  expect(table.columnsOf([page('/a'), page('/b'), page('/clean', { contentType: null })])).toMatchObject({
    findings: [2, 3, 0],
    worst: [0, 0, -1],
    indexing: [0, 0, 0],
    inLinks: [0, 7, 0],
    type: [0, 0, 5],
    folder: [0, 0, 0],
    folders: ['/'],
  });
});

test('splits documents by rows and by size without losing a row', () => {
  const written: string[][] = [];
  const shards = new Shards((_, json) => written.push(JSON.parse(json)), 3);
  const rows = ['a', 'b', 'c', 'd', 'e'.repeat(250_000), 'f'];
  for (const row of rows) shards.add(JSON.stringify(row));
  shards.end();
  expect(written.flat()).toEqual(rows);
  expect(written.map((document) => document.length)).toEqual([3, 1, 1, 1]);
  expect(shards.starts).toEqual([0, 3, 4, 5]);
});

test('splits columns by pages and by the size of folder names', () => {
  const blog = Array.from({ length: 7 }, (_, n) => ({ url: `https://e.example/blog/${n}` }));
  expect(columnStarts(blog, 3)).toEqual([0, 3, 6]);
  expect(columnStarts([])).toEqual([]);
  const own = Array.from({ length: 900 }, (_, n) => ({ url: `https://e.example/${'x'.repeat(990)}${n}/` }));
  const starts = columnStarts(own);
  expect(starts.length).toBeGreaterThan(2);
  for (const [n, from] of starts.entries())
    expect(JSON.stringify(own.slice(from, starts[n + 1])).length).toBeLessThan(450_000);
});
