import { countJest, countPlaywright, sum } from './count';

describe('counting tests', () => {
  it('counts a suite that could not run as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      numRuntimeErrorTestSuites: 1,
    };
    expect(countJest(report)).toEqual({ passed: 4, failed: 2 });
  });

  it('does not take a flaky browser test for a passed one', () => {
    expect(
      countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: ['no browser'] }),
    ).toEqual({
      passed: 3,
      failed: 3,
    });
  });

  it('sums', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
