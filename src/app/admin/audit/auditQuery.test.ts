import { auditQuery, readAuditFilter } from './auditQuery';

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
