import fc from 'fast-check';
import { bestFixes, gradeOf, isScored, pointsOf, type RuleImpact, scoreOf, worthOf } from './score';
import { severities } from './severity';

const pages = fc.integer({ min: 1, max: 100_000 });
const impact: fc.Arbitrary<RuleImpact> = fc.record({
  severity: fc.constantFrom(...severities),
  weight: fc.double({ min: 0, max: 1, noNaN: true }),
  pages: fc.integer({ min: 0, max: 100_000 }),
});
const impacts = fc.array(impact, { maxLength: 120 });

test('a site without problems has 100 points, and one without pages has none', () => {
  expect(scoreOf([], 10)).toBe(100);
  expect(scoreOf([], 0)).toBe(0);
  expect([isScored({ pages: 0 }), isScored({ pages: 1 })]).toEqual([false, true]);
});

test('matches the docs’ example: a weight of a tenth on a quarter of pages costs five points', () => {
  expect(scoreOf([{ severity: 'warning', weight: 0.1, pages: 25 }], 100)).toBe(95);
});

test('a fix is worth the points that the score gains', () => {
  const one: RuleImpact = { severity: 'warning', weight: 0.1, pages: 25 };
  const other: RuleImpact = { severity: 'error', weight: 0.5, pages: 100 };
  expect(pointsOf(one, [one], 100)).toBe(5);
  expect(pointsOf(other, [one, other], 100)).toBe(47);
});

test('lists the best fixes first, and none that gains nothing', () => {
  const [small, large, medium]: RuleImpact[] = [0.1, 0.5, 0.3].map((weight) => ({
    severity: 'error',
    weight,
    pages: 100,
  }));
  const notice: RuleImpact = { severity: 'notice', weight: 1, pages: 100 };
  if (!small || !large || !medium) throw new Error('There are three');
  const all = [small, notice, large, medium];
  expect(bestFixes(all, 100).fixes).toEqual([large, medium, small]);
  expect(bestFixes(all, 100, 2).fixes).toEqual([large, medium]);
  expect(bestFixes(all, 0)).toEqual({ fixes: [], points: 0 });
});

test('is an integer from 0 to 100', () => {
  fc.assert(
    fc.property(impacts, pages, (some, all) => {
      const score = scoreOf(some, all);
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});

test('fixing a problem, on all pages or some, never lowers it', () => {
  fc.assert(
    fc.property(impacts, impact, fc.integer({ min: 0, max: 100_000 }), pages, (others, one, fewer, all) => {
      const before = scoreOf([...others, one], all);
      const partly = { ...one, pages: Math.min(one.pages, fewer) };
      expect(scoreOf([...others, partly], all)).toBeGreaterThanOrEqual(before);
      expect(scoreOf(others, all)).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('the previous property requires the same pages: with fewer pages, the remaining problems weigh more', () => {
  const stays: RuleImpact = { severity: 'error', weight: 0.4, pages: 1 };
  const joined: RuleImpact = { severity: 'warning', weight: 0.05, pages: 1 };
  expect(scoreOf([stays], 2)).toBeGreaterThanOrEqual(scoreOf([stays, joined], 2));
  expect(scoreOf([stays], 1)).toBeLessThan(scoreOf([stays, joined], 2));
});

test('ignores notices and unverified findings', () => {
  fc.assert(
    fc.property(
      impacts,
      impact,
      fc.constantFrom('notice' as const, 'unverified' as const),
      pages,
      (others, one, severity, all) => {
        const counted = { ...one, severity };
        expect(scoreOf([...others, counted], all)).toBe(scoreOf(others, all));
        expect(pointsOf(counted, [...others, counted], all)).toBe(0);
      },
    ),
  );
});

test('does not depend on the order of findings', () => {
  const shuffled = impacts.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
  );
  fc.assert(
    fc.property(shuffled, pages, ([some, other], all) => {
      expect(scoreOf(other, all)).toBe(scoreOf(some, all));
    }),
  );
});

test('the best fixes are worth what the score gains, and no other three gain more', () => {
  fc.assert(
    fc.property(fc.array(impact, { maxLength: 6 }), pages, (some, all) => {
      const { fixes, points } = bestFixes(some, all);
      expect(fixes.length).toBeLessThanOrEqual(3);
      expect(points).toBe(
        scoreOf(
          some.filter((one) => !fixes.includes(one)),
          all,
        ) - scoreOf(some, all),
      );
      for (const one of some)
        for (const two of some)
          for (const three of some) expect(worthOf([one, two, three], some, all)).toBeLessThanOrEqual(points);
    }),
  );
});

test.each([
  [100, 'A'],
  [90, 'A'],
  [89, 'B'],
  [80, 'B'],
  [79, 'C'],
  [65, 'C'],
  [64, 'D'],
  [50, 'D'],
  [49, 'F'],
  [0, 'F'],
])('%s points are a %s', (score, grade) => expect(gradeOf(score)).toBe(grade));
