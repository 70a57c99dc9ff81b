import { auditActions } from '#domain/auditLog';
import { auditActionWords, changedFacts } from './auditWords';

test.each(auditActions)('%s has words', (action) => {
  expect(auditActionWords[action]).toMatch(/^[A-Z][a-z]/);
});

test('a change stands with what was before, also where there was nothing', () => {
  expect(changedFacts({ state: 'active', admin: false }, { state: 'blocked', plan: 'pro' })).toEqual([
    { name: 'state', before: 'active', after: 'blocked' },
    { name: 'admin', before: 'no', after: null },
    { name: 'plan', before: null, after: 'pro' },
  ]);
});

test('a moment is told as a day and a time', () => {
  const [until] = changedFacts({}, { until: '2026-11-21T17:55:34.182Z' });
  expect(until?.after).toMatch(/^2\d Nov 2026, \d\d:\d\d:34$/);
});
