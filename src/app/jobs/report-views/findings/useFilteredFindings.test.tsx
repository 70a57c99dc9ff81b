import { act, renderHook, waitFor } from '@testing-library/react';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import type { Finding } from '#domain/finding';
import { type FindingFilter, inOrder } from './findingFilter';
import { ignoredIssue, markedReport } from './markedReport.fixture';
import { rulesOfReport } from './ruleViews';
import { useFilteredFindings } from './useFilteredFindings';

const finding = (fingerprint: string, rule: Finding['rule']): Finding => ({
  fingerprint,
  rule,
  category: 'links',
  severity: rule === 'title-missing' && fingerprint === 'e' ? 'warning' : 'error',
  page: `https://example.com/${fingerprint < 'c' ? 'first' : 'second'}`,
  target: rule === 'broken-link' ? `https://example.com/gone-${fingerprint}` : null,
  message: `Message ${fingerprint}.`,
  evidence: { snippet: `<b id="caf\u0065\u0301-${fingerprint}">` },
});
const shards = [
  [finding('a', 'broken-link'), finding('b', 'broken-link'), finding('c', 'broken-link')],
  [finding('d', 'title-missing'), finding('e', 'title-missing')],
];
const group = (rule: Finding['rule'], from: number, count: number) => ({
  rule,
  severity: 'error' as const,
  from,
  count,
  pages: count,
});
const views = rulesOfReport([group('broken-link', 0, 3), group('title-missing', 3, 2)], []);
const list = (read: (n: number) => Promise<readonly Finding[]>) => new ShardStore(5, [0, 3], read);
const noFilter = { text: '', severity: undefined, mark: undefined, group: 'rule', order: 'impact' } as const;
const show = (store: ShardStore<Finding>, filter: Partial<FindingFilter>) =>
  renderHook(() => useFilteredFindings(views, store, { ...noFilter, ...filter }, markedReport)).result;
const listed = (of: ReturnType<typeof useFilteredFindings>) =>
  of.views?.map(({ id, page, findings, length, positionAt }) => [
    page ?? id,
    findings,
    Array.from({ length }, (_, index) => positionAt(index)),
  ]);

test.each([
  ['new', [['broken-link', 2, [1, 2]]]],
  [
    'still',
    [
      ['broken-link', 1, [0]],
      ['title-missing', 1, [3]],
    ],
  ],
  ['ignored', [['title-missing', 1, [4]]]],
] as const)('lists only what is %s, at its position', async (mark, wanted) => {
  const result = show(
    list(async (n) => shards[n] ?? []),
    { mark },
  );
  expect(result.current.views).toBeUndefined();
  await waitFor(() => expect(listed(result.current)).toEqual(wanted));
});

test('reads nothing without a filter', () => {
  const result = show(
    list(() => Promise.reject(new Error('Nothing is to be read.'))),
    {},
  );
  expect(result.current.views).toEqual(views);
});

test('reports a failed read, and reads again on request', async () => {
  let broken = true;
  const result = show(
    list(async (n) => {
      if (broken) throw new Error('offline');
      return shards[n] ?? [];
    }),
    { mark: 'new' },
  );
  await waitFor(() => expect(result.current.failure).toBeInstanceOf(Error));
  broken = false;
  act(() => result.current.retry());
  await waitFor(() => expect(listed(result.current)).toHaveLength(1));
  expect(result.current.failure).toBeUndefined();
});

const read = async (n: number) => shards[n] ?? [];

test.each([
  ['a rule’s title', 'PAGE WITHOUT A TITLE', [3]],
  ['a part of a URL', 'gone-b', [1]],
  ['a message', 'message d', [3]],
  ['the source, with letters that are composed differently', 'café-c', [2]],
])('finds %s', async (_, text, wanted) => {
  const result = show(list(read), { text });
  await waitFor(() =>
    expect(listed(result.current)?.flatMap(([, , positions]) => positions)).toEqual(wanted),
  );
});

test('hides ignored findings, and keeps the points and the order of their rule', async () => {
  const gain = { rule: 'title-missing', severity: 'error', findings: 2, pages: 2, points: 9 } as const;
  const worth = rulesOfReport([group('broken-link', 0, 3), group('title-missing', 3, 2)], [gain]);
  const store = list(read);
  const { result } = renderHook(() => useFilteredFindings(worth, store, noFilter, markedReport));
  await waitFor(() => expect(result.current.ignored).toBe(1));
  expect(result.current.views?.map(({ id, findings, points }) => [id, findings, points])).toEqual([
    ['title-missing', 1, 9],
    ['broken-link', 3, 0],
  ]);
});

test('hides findings that match a pattern, and lists them as ignored', async () => {
  const match = { rule: 'broken-link', page: '/first', target: null };
  const pattern = { ...ignoredIssue, ...match, patternId: 'first' };
  const matched = { ...markedReport, issues: new Map(), patterns: [pattern] };
  const store = list(read);
  const { result } = renderHook(() => useFilteredFindings(views, store, noFilter, matched));
  await waitFor(() => expect(result.current.ignored).toBe(2));
  expect(listed(result.current)).toEqual([
    ['title-missing', 2, [3, 4]],
    ['broken-link', 1, [2]],
  ]);
  const ignored = renderHook(() =>
    useFilteredFindings(views, store, { ...noFilter, mark: 'ignored' }, matched),
  );
  await waitFor(() => expect(listed(ignored.result.current)).toEqual([['broken-link', 2, [0, 1]]]));
});

test('groups findings by page, and lists only those of a severity', async () => {
  const byPage = show(list(read), { group: 'page' });
  await waitFor(() =>
    expect(listed(byPage.current)).toEqual([
      ['https://example.com/second', 2, [2, 3]],
      ['https://example.com/first', 2, [0, 1]],
    ]),
  );
  const narrowed = show(list(read), { group: 'page', mark: 'ignored' });
  await waitFor(() => expect(listed(narrowed.current)).toEqual([['https://example.com/second', 1, [4]]]));
  expect(narrowed.current.views?.[0]?.severity).toBe('warning');
});

test.each([
  ['impact', ['title-missing', 'broken-link']],
  ['findings', ['broken-link', 'title-missing']],
  ['name', ['broken-link', 'title-missing']],
] as const)('sorts groups by %s', (order, wanted) => {
  const gain = { rule: 'title-missing', severity: 'error', findings: 2, pages: 2, points: 9 } as const;
  const worth = rulesOfReport([group('broken-link', 0, 3), group('title-missing', 3, 2)], [gain]);
  expect(inOrder(worth, order).map(({ id }) => id)).toEqual(wanted);
});
