import type { ReportPart } from '#domain/report';
import { nothingYet, reduceParts } from './useParts';

const part = (n: number, findings: number): ReportPart =>
  ({
    n,
    totals: [{ rule: 'broken-link', severity: 'error', findings: n * 100 }],
    pages: [],
    findings: Array.from({ length: findings }, (_, at) => ({ fingerprint: `${n} ${at}` })),
  }) as unknown as ReportPart;

test('parts add up, one that comes twice is taken once, and the newest says how many there are', () => {
  const once = reduceParts(nothingYet, { kind: 'parts', parts: [part(7, 2), part(8, 1)] });
  const twice = reduceParts(once, { kind: 'parts', parts: [part(8, 1), part(9, 3)] });
  expect(twice.findings).toHaveLength(6);
  expect(twice.totals[0]?.findings).toBe(900);
  expect([twice.first, twice.last]).toEqual([7, 9]);
});

test('nothing new keeps the lists as they are, so that what is made of them is not made again', () => {
  const once = reduceParts(nothingYet, { kind: 'parts', parts: [part(1, 2)] });
  expect(reduceParts(once, { kind: 'parts', parts: [part(1, 2)] }).findings).toBe(once.findings);
});
