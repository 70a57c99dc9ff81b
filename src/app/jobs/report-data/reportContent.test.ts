import type { Finding } from '#domain/finding';
import type { PageColumns, PageText, SortedReport } from '#domain/sortedReport';
import { readPages } from './reportContent';
import { ShardStore } from './ShardStore';
import type { ReportLists } from './useSortedReport';

const text = (url: string): PageText => ({ url, title: null, redirectedTo: null, error: null, runs: [] });
const columns: PageColumns = {
  status: [200, 200],
  type: [0, 1],
  bytes: [10, 20],
  durationMs: [5, 6],
  depth: [0, 1],
  inLinks: [3, 0],
  findings: [0, 0],
  worst: [-1, -1],
  indexing: [0, 0],
  folder: [0, 0],
  folders: ['/'],
};
const index: SortedReport = {
  generation: '1',
  findings: { total: 0, starts: [], groups: [] },
  pages: { total: 2, starts: [0], columns: [0] },
};

const lists = (): ReportLists => ({
  index,
  findings: new ShardStore<Finding>(0, [], async () => []),
  pages: new ShardStore(2, [0], async () => [text('https://e.com/'), text('https://e.com/a.pdf')]),
  columns: new ShardStore(1, [0], async () => [columns]),
});

test('reads the type and the number of incoming links of each page', async () => {
  const pages = await readPages(lists(), () => undefined);
  expect(pages).toMatchObject([
    { url: 'https://e.com/', type: 'html', inLinks: 3, bytes: 10 },
    { url: 'https://e.com/a.pdf', type: 'document', inLinks: 0, bytes: 20 },
  ]);
});

test('reports progress across all documents', async () => {
  const shares: number[] = [];
  await readPages(lists(), (share) => shares.push(share));
  expect(shares).toEqual([0.5, 0.5, 1, 1]);
});
