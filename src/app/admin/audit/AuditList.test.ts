import { auditActions } from '#domain/auditLog';
import { auditActionWords, auditQuery, changedFacts, readAuditFilter } from './AuditList';

describe('AuditList', () => {
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
});

describe('auditQuery', () => {
  const read = (query: string) => readAuditFilter((name) => new URLSearchParams(query).get(name) ?? '');

  test('reads the actor, the target, the action and the dates from the URL', () => {
    expect(read('actor=a&target=b&action=user.state&from=2026-11-01&to=2026-11-21')).toEqual({
      actorUid: 'a',
      targetUid: 'b',
      action: 'user.state',
      from: '2026-11-01',
      to: '2026-11-21',
    });
  });

  test('ignores unknown values', () => {
    expect(read('action=user.fly&from=yesterday')).toEqual({});
  });

  test('includes the whole last day', () => {
    const { where = [] } = auditQuery({ from: '2026-11-30', to: '2026-11-30' });
    const [from, to] = where.map(([, , value]) => value as Date);
    expect(Number(to) - Number(from)).toBe(24 * 3_600_000);
  });
});
