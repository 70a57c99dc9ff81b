import { Rows } from './rows';
import type { FindingsView } from './ruleViews';

const view = (id: string, length: number, from = 0) =>
  ({
    id,
    length,
    findings: length,
    indexOf: (position: number) => (position >= from && position < from + length ? position - from : -1),
  }) as FindingsView;
const views = [view('a', 2), view('b', 50_000, 2), view('c', 1, 50_002)];
const describeRow = (rows: Rows, at: number) => {
  const row = rows.at(at);
  return row && [row.kind, row.view.id, ...(row.kind === 'finding' ? [row.index] : [])].join(' ');
};

test('has one row per collapsed rule', () => {
  const rows = new Rows(views, new Set());
  expect(rows.length).toBe(3);
  expect([0, 1, 2, 3].map((at) => describeRow(rows, at))).toEqual([
    'heading a',
    'heading b',
    'heading c',
    undefined,
  ]);
  expect(rows.rowOf(2)).toBeUndefined();
});

test('lists the findings of an expanded rule below its heading', () => {
  const rows = new Rows(views, new Set(['b']));
  expect(rows.length).toBe(50_003);
  expect([1, 2, 50_001, 50_002, 50_003].map((at) => describeRow(rows, at))).toEqual([
    'heading b',
    'finding b 0',
    'finding b 49999',
    'heading c',
    undefined,
  ]);
  expect(rows.rowOf(50_001)).toBe(50_001);
  expect([0, 2, 30_000, 50_002].map((at) => rows.headingOf(at))).toEqual([0, 1, 1, 50_002]);
});

test('has no rows without rules', () => {
  const rows = new Rows([], new Set());
  expect([rows.length, rows.at(0)]).toEqual([0, undefined]);
});

test('says below the heading that earlier findings are not listed', () => {
  const rows = new Rows([{ ...view('a', 2), findings: 5 }], new Set(['a']));
  expect([0, 1, 2, 3].map((at) => describeRow(rows, at))).toEqual([
    'heading a',
    'earlier a',
    'finding a 0',
    'finding a 1',
  ]);
  expect(rows.rowOf(1)).toBe(3);
});
