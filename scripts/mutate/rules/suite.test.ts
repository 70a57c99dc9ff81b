import { passed } from './suite';

const report = { success: true, numTotalTests: 11_000, numRuntimeErrorTestSuites: 0 };

describe('a run of the rules suite', () => {
  it('passes or fails as jest says', () => {
    expect(passed(report)).toBe(true);
    expect(passed({ ...report, success: false })).toBe(false);
  });

  it('says nothing about the rules when tests could not be run', () => {
    expect(() => passed({ ...report, numTotalTests: 0 })).toThrow('could not be run');
    expect(() => passed({ ...report, success: false, numRuntimeErrorTestSuites: 1 })).toThrow(
      'could not be run',
    );
  });
});
