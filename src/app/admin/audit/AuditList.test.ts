import { auditActions } from '#domain/auditLog';
import { auditActionWords, changedFacts } from './AuditList';

test.each(auditActions)('has words for %s', (action) => {
  expect(auditActionWords[action]).toMatch(/^[A-Z][a-z]/);
});

test('pairs a change with its previous value, even where there was none', () => {
  expect(changedFacts({ state: 'active', admin: false }, { state: 'blocked', plan: 'pro' })).toEqual([
    { name: 'state', before: 'active', after: 'blocked' },
    { name: 'admin', before: 'no', after: null },
    { name: 'plan', before: null, after: 'pro' },
  ]);
});

test('formats a moment as a day and a time', () => {
  const [until] = changedFacts({}, { until: '2026-11-21T17:55:34.182Z' });
  expect(until?.after).toMatch(/^Nov 2\d, 2026, \d\d:\d\d:34$/);
});
