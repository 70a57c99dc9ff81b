import { describeMutant, describeRun, type Mutant, score, type Verdict } from './outcome';

const mutant = (verdict: Verdict, change: Partial<Mutant> = {}): Mutant => ({
  file: 'src/a/one.ts',
  line: 3,
  column: 7,
  mutator: 'EqualityOperator',
  original: 'a < b',
  replacement: 'a <= b',
  verdict,
  ...change,
});

describe('the score', () => {
  it('counts killed mutants against all and against those that a test reaches', () => {
    const mutants = [
      mutant('killed'),
      mutant('killed'),
      mutant('survived'),
      mutant('uncovered'),
      mutant('excluded'),
    ];
    expect(score(mutants)).toEqual({
      killed: 2,
      survived: 1,
      uncovered: 1,
      excluded: 1,
      total: 4,
      ofAll: 50,
      ofReached: (2 / 3) * 100,
    });
  });

  it('is 100 when there is nothing to mutate', () => {
    expect(score([])).toMatchObject({ ofAll: 100, ofReached: 100 });
  });
});

describe('a mutant on one line', () => {
  it('names the place, the mutator and the change', () => {
    expect(describeMutant(mutant('survived'))).toBe('src/a/one.ts:3:7 EqualityOperator: a < b → a <= b');
  });

  it('joins lines, shortens long code and names an empty replacement', () => {
    expect(describeMutant(mutant('survived', { original: '{\n  go();\n}', replacement: '' }))).toContain(
      ': { go(); } → (nothing)',
    );
    expect(describeMutant(mutant('survived', { original: 'x'.repeat(101) }))).toContain(
      `: ${'x'.repeat(99)}… → `,
    );
  });
});

describe('a run', () => {
  it('lists survivors apart from mutants that no unit test reaches, and scores each folder', () => {
    const text = describeRun([
      mutant('killed'),
      mutant('survived'),
      mutant('uncovered', { file: 'src/b/two.ts' }),
      mutant('excluded'),
    ]);
    expect(text.split('\n')).toEqual([
      '',
      expect.stringMatching(/^No unit test reaches these\..*tests\/functions/),
      '  src/b/two.ts:3:7 EqualityOperator: a < b → a <= b',
      '',
      'Survived:',
      '  src/a/one.ts:3:7 EqualityOperator: a < b → a <= b',
      '',
      'src/a: 2 mutants, 1 killed, 1 survived, 0 no coverage, score 50.0% (50.0% of covered)',
      'src/b: 1 mutants, 0 killed, 0 survived, 1 no coverage, score 0.0% (100.0% of covered)',
      'All: 3 mutants, 1 killed, 1 survived, 1 no coverage, score 33.3% (50.0% of covered)',
      '1 more mutants only change prose and were skipped.',
    ]);
  });

  it('is one line when every mutant of one folder is killed', () => {
    expect(describeRun([mutant('killed')])).toBe(
      '\nAll: 1 mutants, 1 killed, 0 survived, 0 no coverage, score 100.0% (100.0% of covered)',
    );
  });
});
