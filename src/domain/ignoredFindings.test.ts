import fc from 'fast-check';
import type { Finding } from './finding';
import { numbersWithoutIgnored, remainderOf, withoutIgnored } from './ignoredFindings';
import type { ReportSummary } from './report';
import { numbersOf } from './reportNumbers';

const finding = (n: number, page: string, pages = 1): Finding => ({
  fingerprint: `finding-${n}`,
  rule: 'broken-link',
  category: 'links',
  severity: 'error',
  page,
  target: null,
  message: 'Gone.',
  evidence: {},
  ...(pages > 1 ? { occursOn: { pages, examples: [page] } } : {}),
});
const ignoring =
  (...numbers: number[]) =>
  ({ fingerprint }: Finding) =>
    numbers.some((n) => fingerprint === `finding-${n}`);
const rule = { rule: 'broken-link', severity: 'error' } as const;

describe('remainderOf', () => {
  const findings = [finding(1, '/a'), finding(2, '/a'), finding(3, '/b')];

  test('counts a page as long as one of its findings isn’t ignored', () => {
    const left = (...numbers: number[]) => remainderOf({ ...rule, pages: 2 }, findings, ignoring(...numbers));
    expect(left(1)).toEqual({ ...rule, findings: 2, pages: 2 });
    expect(left(1, 2)).toEqual({ ...rule, findings: 1, pages: 1 });
    expect(left(1, 2, 3)).toEqual({ ...rule, findings: 0, pages: 0 });
    expect(left()).toBeUndefined();
  });

  test('counts the pages of a shared cause, but never more than before', () => {
    const causes = [finding(1, '/a', 40), finding(2, '/a', 30), finding(3, '/c')];
    const left = (...numbers: number[]) => remainderOf({ ...rule, pages: 50 }, causes, ignoring(...numbers));
    expect(left(1)).toEqual({ ...rule, findings: 2, pages: 31 });
    expect(left(3)).toEqual({ ...rule, findings: 2, pages: 50 });
  });
});

const summaryOf = (remainders: ReportSummary['remainders']): ReportSummary => {
  const links = { ...rule, findings: 30, pages: 10, evaluatedPages: 10 };
  const titles = {
    rule: 'title-missing',
    severity: 'error',
    findings: 5,
    pages: 5,
    evaluatedPages: 5,
  } as const;
  return {
    ...numbersOf([links, titles], { pages: 40 }),
    pages: 40,
    parts: 1,
    sorted: {
      generation: '1',
      findings: { total: 35, starts: [], groups: [] },
      pages: { total: 0, starts: [], columns: [] },
    },
    ...(remainders ? { remainders } : {}),
  };
};

describe('numbersWithoutIgnored', () => {
  test('equals a report that never had the ignored findings', () => {
    const { summary, ignored } = withoutIgnored(summaryOf([{ ...rule, findings: 0, pages: 0 }]));
    expect(ignored).toBe(30);
    expect(summary.rules).toEqual([
      {
        rule: 'title-missing',
        severity: 'error',
        findings: 5,
        pages: 5,
        points: 100 - numbersWithoutIgnored(summary).score,
      },
    ]);
    expect(summary.counts.error).toBe(5);
    expect(summary.categories.links.score).toBe(100);
    expect(summary.fixFirst.rules).toEqual(['title-missing']);
  });

  test('are the stored numbers if nothing is ignored', () => {
    const stored = summaryOf(undefined);
    expect(withoutIgnored(stored)).toEqual({ summary: stored, ignored: 0 });
    expect(numbersWithoutIgnored(summaryOf([]))).toEqual(numbersWithoutIgnored(stored));
  });

  test('ignoring more findings never lowers a score', () => {
    const pages = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(pages, pages, (one, other) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        const scoreWith = (left: number) =>
          numbersWithoutIgnored(summaryOf([{ ...rule, findings: left, pages: left }])).score;
        expect(scoreWith(few)).toBeGreaterThanOrEqual(scoreWith(many));
      }),
    );
  });
});
