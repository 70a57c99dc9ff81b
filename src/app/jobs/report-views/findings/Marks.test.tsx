import { act, renderHook, waitFor } from '@testing-library/react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import { type Finding, noCounts } from '#domain/finding';
import type { Issue } from '#domain/issueState';
import { attributeFlagsOf, type Mark, useMarked } from './Marks';
import { rulesOfReport } from './ruleViews';

const finding = (fingerprint: string, rule: Finding['rule']) => ({ fingerprint, rule }) as Finding;
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
const issue: Issue = { state: 'ignored', reason: '', at: new Date(), rule: 'title-missing', page: '/' };
const report: ReportOf = {
  job: exampleJob({ state: 'succeeded' }),
  settled: true,
  news: {
    fingerprints: new Set(['b', 'c', 'not-in-this-report']),
    total: 3,
    persisting: 2,
    added: noCounts(),
    fixed: noCounts(),
    hasDoubts: false,
  },
  issues: new Map([['e', issue]]),
  decisions: exampleDecisions(),
  checked: new CheckedFindings(),
};

const list = (read: (n: number) => Promise<readonly Finding[]>) => new ShardStore(5, [0, 3], read);
const show = (store: ShardStore<Finding>, mark: Mark | undefined) =>
  renderHook(() => useMarked(views, store, mark, report)).result;
const told = (of: ReturnType<typeof useMarked>) =>
  of.views?.map(({ rule, findings, length, positionAt }) => [
    rule,
    findings,
    Array.from({ length }, (_, index) => positionAt(index)),
  ]);

test.each([
  ['new', [['broken-link', 2, [1, 2]]]],
  [
    'still',
    [
      ['broken-link', 1, [0]],
      ['title-missing', 2, [3, 4]],
    ],
  ],
  ['ignored', [['title-missing', 1, [4]]]],
] as const)('lists only what is %s, at its position', async (mark, wanted) => {
  const result = show(
    list(async (n) => shards[n] ?? []),
    mark,
  );
  expect(result.current.views).toBeUndefined();
  await waitFor(() => expect(told(result.current)).toEqual(wanted));
});

test('reads nothing without a mark', () => {
  const result = show(
    list(() => Promise.reject(new Error('Nothing is to be read.'))),
    undefined,
  );
  expect(result.current.views).toBe(views);
});

test('reports a failed read, and reads again on request', async () => {
  let broken = true;
  const result = show(
    list(async (n) => {
      if (broken) throw new Error('offline');
      return shards[n] ?? [];
    }),
    'new',
  );
  await waitFor(() => expect(result.current.failure).toBeInstanceOf(Error));
  broken = false;
  act(() => result.current.retry());
  await waitFor(() => expect(told(result.current)).toHaveLength(1));
  expect(result.current.failure).toBeUndefined();
});

test('offers only marks that some finding has', () => {
  expect(attributeFlagsOf(report)).toEqual(['new', 'still', 'ignored']);
  expect(attributeFlagsOf({ ...report, issues: new Map() })).toEqual(['new', 'still']);
  expect(attributeFlagsOf({ ...report, news: report.news && { ...report.news, persisting: 0 } })).toEqual([
    'new',
    'ignored',
  ]);
  expect(attributeFlagsOf({ ...report, news: report.news && { ...report.news, total: 9_000 } })).toEqual([
    'new',
    'ignored',
  ]);
  expect(attributeFlagsOf(undefined)).toEqual([]);
});
