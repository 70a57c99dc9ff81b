import type { ReportPart } from '#domain/report';
import { nothingYet, reduceParts } from './useParts';

const part = (n: number, findings: number): ReportPart =>
  ({
    n,
    totals: [{ rule: 'broken-link', severity: 'error', findings: n * 100 }],
    pages: [],
    findings: Array.from({ length: findings }, (_, at) => ({ fingerprint: `${n} ${at}` })),
  }) as unknown as ReportPart;

test('appends parts, ignores duplicates, and takes the totals from the newest', () => {
  const once = reduceParts(nothingYet, { kind: 'parts', parts: [part(7, 2), part(8, 1)] });
  const twice = reduceParts(once, { kind: 'parts', parts: [part(8, 1), part(9, 3)] });
  expect(twice.findings).toHaveLength(6);
  expect(twice.totals[0]?.findings).toBe(900);
  expect([twice.first, twice.last]).toEqual([7, 9]);
});

test('keeps the same lists when nothing is new, so that derived values are not computed again', () => {
  const once = reduceParts(nothingYet, { kind: 'parts', parts: [part(1, 2)] });
  expect(reduceParts(once, { kind: 'parts', parts: [part(1, 2)] }).findings).toBe(once.findings);
});
