import fc from 'fast-check';
import type { Finding } from './finding';
import { remainderOf, withoutIgnored, withRemainders } from './ignoredFindings';
import type { ReportSummary, RuleRemainder } from './report';
import { type BrokenRule, numbersOf } from './reportNumbers';
import { type RuleId, rules } from './rules';
import { gradeOf } from './score';

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

  test('counts a page as long as one of its findings isn’t ignored', async () => {
    const left = (...numbers: number[]) => remainderOf({ ...rule, pages: 2 }, findings, ignoring(...numbers));
    expect(await left(1)).toEqual({ ...rule, findings: 2, pages: 2 });
    expect(await left(1, 2)).toEqual({ ...rule, findings: 1, pages: 1 });
    expect(await left(1, 2, 3)).toEqual({ ...rule, findings: 0, pages: 0 });
    expect(await left()).toBeUndefined();
  });

  test('counts the pages of a shared cause, but never more than before', async () => {
    const causes = [finding(1, '/a', 40), finding(2, '/a', 30), finding(3, '/c')];
    const left = (...numbers: number[]) => remainderOf({ ...rule, pages: 50 }, causes, ignoring(...numbers));
    expect(await left(1)).toEqual({ ...rule, findings: 2, pages: 31 });
    expect(await left(3)).toEqual({ ...rule, findings: 2, pages: 50 });
  });
});

const links = { ...rule, findings: 30, pages: 10, evaluatedPages: 10 };
const titles = {
  rule: 'title-missing',
  severity: 'error',
  findings: 5,
  pages: 5,
  evaluatedPages: 5,
} as const;

const reportOf = (broken: readonly BrokenRule[], pages = 40) => {
  const { score, grade, byCategory, ...numbers } = numbersOf(broken, { pages });
  const sorted = {
    generation: '1',
    findings: { total: 35, starts: [], groups: [] },
    pages: { total: 0, starts: [], columns: [] },
  };
  const summary: ReportSummary = { ...numbers, score, pages, parts: 1, sorted };
  return { result: { score, grade, byCategory, counts: numbers.counts, pages, bytes: 1 }, summary };
};

describe('withRemainders', () => {
  const report = reportOf([links, titles]);

  test('shows a report as if it had never had the ignored findings', () => {
    const { result, summary } = withRemainders(report, [{ ...rule, findings: 0, pages: 0 }]);
    const other = reportOf([titles]);
    expect(result).toEqual(other.result);
    const { summary: shown, ignored } = withoutIgnored(summary);
    expect(shown).toMatchObject({ ...other.summary, score: report.summary.score });
    expect(ignored).toBe(30);
  });

  test('changes nothing if nothing is ignored', () => {
    expect(withRemainders(report, [])).toEqual(report);
    expect(withoutIgnored(report.summary)).toEqual({ summary: report.summary, ignored: 0 });
  });

  test('brings back the numbers of an older report, whose score was computed in another way', () => {
    const { score: _, ...summary } = report.summary;
    const old = { result: { ...report.result, score: 61, grade: gradeOf(61) }, summary };
    const partly = withRemainders(old, [{ ...rule, findings: 1, pages: 1 }]);
    expect(withRemainders(partly, []).result).toEqual(old.result);
  });

  const ruleIds = Object.keys(rules) as RuleId[];

  test('a rule that no longer exists costs nothing', () => {
    const retired = { ...links, rule: 'retired' as RuleId };
    const { result } = withRemainders(reportOf([retired, titles]), [{ ...titles, findings: 4, pages: 5 }]);
    expect(result).toMatchObject({ score: reportOf([titles]).result.score, counts: { error: 34 } });
  });

  const broken = fc
    .uniqueArray(
      fc.record({
        rule: fc.constantFrom(...ruleIds),
        severity: fc.constantFrom('error', 'warning', 'notice', 'unverified'),
        findings: fc.integer({ min: 1, max: 50 }),
        pages: fc.integer({ min: 1, max: 40 }),
      }),
      { selector: ({ rule, severity }) => `${rule} ${severity}` },
    )
    .map((all) => all.map((one) => ({ ...one, evaluatedPages: one.pages }) as BrokenRule));
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 });
  const left = (all: readonly BrokenRule[], share: (at: number) => number): RuleRemainder[] =>
    all.map(({ rule, severity, findings, pages }, at) => ({
      rule,
      severity,
      findings: Math.ceil(findings * share(at)),
      pages: Math.ceil(pages * share(at)),
    }));

  test('ignoring findings never lowers a score, and restoring them brings the exact numbers back', () => {
    fc.assert(
      fc.property(broken, shares, shares, (all, few, more) => {
        const start = reportOf(all);
        const some = withRemainders(
          start,
          left(all, (at) => few[at] ?? 1),
        );
        const many = withRemainders(
          some,
          left(all, (at) => (few[at] ?? 1) * (more[at] ?? 1)),
        );
        for (const [before, after] of [
          [start, some],
          [some, many],
        ] as const) {
          expect(after.result.score).toBeGreaterThanOrEqual(before.result.score);
          const [was, is] = [withoutIgnored(before.summary).summary, withoutIgnored(after.summary).summary];
          for (const [id, { score }] of Object.entries(was.categories))
            expect(is.categories[id as keyof typeof is.categories].score).toBeGreaterThanOrEqual(score);
        }
        expect(withRemainders(many, [])).toEqual(start);
      }),
    );
  });
});
