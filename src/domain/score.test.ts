import fc from 'fast-check';
import { categoryIds } from './rules';
import { severities } from './rules/define';
import {
  bestFixes,
  categoryScoreOf,
  gradeOf,
  isScored,
  pagesScored,
  pointsInOrder,
  type RuleImpact,
  scoreOf,
  unscoredBy,
} from './score';

const pages = fc.integer({ min: 1, max: 100_000 });
const impact: fc.Arbitrary<RuleImpact> = fc.record({
  category: fc.constantFrom(...categoryIds),
  severity: fc.constantFrom(...severities),
  weight: fc.double({ min: 0, max: 1, noNaN: true }),
  pages: fc.integer({ min: 0, max: 100_000 }),
});
const impacts = fc.array(impact, { maxLength: 120 });

test('a site without problems has 100 points, and one without pages has none', () => {
  expect(scoreOf([], 10)).toBe(100);
  expect([scoreOf([], 0), categoryScoreOf([], 0)]).toEqual([0, 0]);
  expect([isScored({ pages: 0 }), isScored({ pages: 1 })]).toEqual([false, true]);
});

test('matches the docs’ example: a weight of a tenth on a quarter of pages costs five points', () => {
  expect(scoreOf([{ category: 'content', severity: 'warning', weight: 0.1, pages: 25 }], 100)).toBe(95);
});

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

const weighing = (weight: number, more: Partial<RuleImpact> = {}): RuleImpact => ({
  category: 'content',
  severity: 'error',
  weight,
  pages: 100,
  ...more,
});

test('points are what each fix adds after those that cost more', () => {
  const small = weighing(0.1, { pages: 25, category: 'links' });
  const large = weighing(0.5);
  // 100 × 95% × 50% = 48; without the larger, 95.
  expect([...pointsInOrder([small, large], 100)]).toEqual([
    [large, 47],
    [small, 5],
  ]);
});

test('lists the best fixes first, and none that gains nothing', () => {
  const [small, large, medium] = [weighing(0.1), weighing(0.5), weighing(0.3)];
  const all = [small, weighing(1, { severity: 'notice' }), large, medium, weighing(0.05)];
  expect(bestFixes(all, 100).fixes).toEqual([large, medium, small]);
  expect(bestFixes(all, 0)).toEqual({ fixes: [], points: 0 });
});

test('the points of all fixes add up to what is missing from 100', () => {
  fc.assert(
    fc.property(impacts, pages, (some, all) => {
      expect(sum(pointsInOrder(some, all).values())).toBe(100 - scoreOf(some, all));
    }),
  );
});

test('the best fixes are worth what the score gains without them', () => {
  fc.assert(
    fc.property(impacts, pages, (some, all) => {
      const { fixes, points } = bestFixes(some, all);
      expect(fixes.length).toBeLessThanOrEqual(3);
      const without = some.filter((one) => !fixes.includes(one));
      expect(points).toBe(scoreOf(without, all) - scoreOf(some, all));
    }),
  );
});

test('the category scores, as shown, multiply to the score', () => {
  fc.assert(
    fc.property(impacts, pages, (some, all) => {
      const shown = categoryIds.map((id) =>
        categoryScoreOf(
          some.filter(({ category }) => category === id),
          all,
        ),
      );
      const product = shown.reduce((left, score) => left * (score / 100), 100);
      expect(Math.abs(scoreOf(some, all) - product)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
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
      for (const after of [[...others, partly], others]) {
        expect(scoreOf(after, all)).toBeGreaterThanOrEqual(before);
        expect(categoryScoreOf(after, all)).toBeGreaterThanOrEqual(categoryScoreOf([...others, one], all));
      }
    }),
  );
});

test('the previous property requires the same pages: with fewer pages, the remaining problems weigh more', () => {
  const stays = weighing(0.4, { pages: 1 });
  const joined = weighing(0.05, { severity: 'warning', pages: 1 });
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
        expect(pointsInOrder([...others, counted], all).has(counted)).toBe(false);
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

test.each([
  [[0.1, 0.3, 0.5], 31],
  [[0.25, 0.32, 0.5], 25],
])('does not depend on the order of findings where rounding decides: losses of %j', (weights, score) => {
  const some = weights.map((weight) => weighing(weight));
  expect(categoryScoreOf(some, 100)).toBe(score);
  expect(categoryScoreOf(some.toReversed(), 100)).toBe(score);
  const [first, ...others] = some;
  expect(categoryScoreOf(first ? [...others, first] : [], 100)).toBe(score);
});

test('has no score, and says why, without pages or with content built by scripts', () => {
  expect(unscoredBy({ pages: 0, unscored: 'scripted' })).toBe('no-page');
  expect(unscoredBy({ pages: 1, unscored: 'scripted' })).toBe('scripted');
  expect(unscoredBy({ pages: 1 })).toBeNull();
});

test('is based on the pages whose content no script builds', () => {
  expect(pagesScored({ pages: 9, scriptedPages: 2 })).toBe(7);
  expect(pagesScored({ pages: 9 })).toBe(9);
  expect(pagesScored({ pages: 9, scriptedPages: 2, unscored: 'scripted' })).toBe(0);
});
