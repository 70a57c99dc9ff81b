import { type BrokenRule, brokenRules, numbersOf, storedNumbers } from './reportNumbers';

const broken = (
  rule: BrokenRule['rule'],
  severity: BrokenRule['severity'],
  findings: number,
  pages = findings / 2,
): BrokenRule => ({ rule, severity, findings, pages, evaluatedPages: pages });
const some = [
  broken('title-missing', 'error', 100),
  broken('broken-link', 'error', 100),
  broken('redirect-permanent', 'notice', 40),
];

describe('numbersOf', () => {
  test('computes scores, and gives full scores to categories without findings', () => {
    const { categories, score, grade, counts, byCategory, rules, fixFirst } = numbersOf(some, { pages: 300 });
    expect(categories).toMatchObject({
      links: { score: 84, grade: 'B' },
      content: { score: 92, grade: 'A' },
      speed: { score: 100, grade: 'A' },
      security: { score: 100, grade: 'A' },
    });
    expect({ score, grade }).toEqual({ score: 77, grade: 'C' });
    expect(counts).toEqual({ error: 200, warning: 0, notice: 40, unverified: 0 });
    expect(byCategory.links).toEqual({ error: 100, warning: 0, notice: 40, unverified: 0 });
    expect(rules.map(({ rule, points }) => [rule, points])).toEqual([
      ['broken-link', 15],
      ['title-missing', 8],
      ['redirect-permanent', 0],
    ]);
    expect(fixFirst).toEqual({ rules: ['broken-link', 'title-missing'], points: 23 });
  });

  test('suggests no fixes without findings', () => {
    expect(numbersOf([], { pages: 3 })).toMatchObject({ score: 100, grade: 'A', fixFirst: { rules: [] } });
  });

  test('scores only the pages that were evaluated', () => {
    const onScripted = { ...broken('title-missing', 'error', 10, 10), evaluatedPages: 0 };
    const { score, rules } = numbersOf([onScripted], { pages: 20, scriptedPages: 10 });
    expect(score).toBe(100);
    expect(rules).toEqual([
      { rule: 'title-missing', severity: 'error', findings: 10, pages: 10, evaluatedPages: 0, points: 0 },
    ]);
    expect(brokenRules({ rules })).toEqual([onScripted]);
  });
});

test('storedNumbers returns what numbersOf has computed', () => {
  const numbers = numbersOf(some, { pages: 300 });
  const sorted = {
    generation: '1',
    findings: { total: 240, starts: [], groups: [] },
    pages: { total: 0, starts: [], columns: [] },
  };
  expect(storedNumbers({ ...numbers, pages: 300, parts: 1, sorted })).toEqual(numbers);
});
