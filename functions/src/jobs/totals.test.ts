import { addTotals } from './totals';

test('totals grow by rule and severity and keep their order', () => {
  const finding = (rule: 'broken-link' | 'title-missing') => ({ rule, severity: 'error' }) as never;
  const first = addTotals([], [finding('title-missing'), finding('broken-link')]);
  const second = addTotals(first, [finding('broken-link')]);
  expect(second).toEqual([
    { rule: 'title-missing', severity: 'error', findings: 1 },
    { rule: 'broken-link', severity: 'error', findings: 2 },
  ]);
  expect(addTotals(second, [])).toEqual(second);
});
