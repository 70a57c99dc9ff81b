import { mutantsOf } from './code';

const report = (status: string, replacement?: string) => ({
  files: {
    'src/a.ts': {
      source: 'const a = 1;\nexport const b = (\n  a < 2\n);\n',
      mutants: [
        {
          mutatorName: 'EqualityOperator',
          replacement,
          location: { start: { line: 3, column: 3 }, end: { line: 3, column: 8 } },
          status,
        },
      ],
    },
  },
});

describe('mutants of a Stryker report', () => {
  it('names the original code, cut from the source by line and column', () => {
    expect(mutantsOf(report('Survived', 'a <= 2'))).toEqual([
      {
        file: 'src/a.ts',
        line: 3,
        column: 3,
        mutator: 'EqualityOperator',
        original: 'a < 2',
        replacement: 'a <= 2',
        verdict: 'survived',
      },
    ]);
  });

  it('treats a missing replacement as empty', () => {
    expect(mutantsOf(report('Survived'))).toMatchObject([{ replacement: '' }]);
  });

  it.each([
    ['Killed', 'killed'],
    ['Timeout', 'killed'],
    ['RuntimeError', 'killed'],
    ['NoCoverage', 'uncovered'],
    ['Ignored', 'excluded'],
  ])('counts the status %s as %s', (status, verdict) => {
    expect(mutantsOf(report(status))).toMatchObject([{ verdict }]);
  });

  it('rejects an unknown status', () => {
    expect(() => mutantsOf(report('Pending'))).toThrow('the unknown status “Pending”');
  });
});
