import { passed } from './suite';

describe('a run of the rules suite', () => {
  it('passes when jest passed every file', () => {
    expect(passed(0, 'PASS rules tests/rules/jobs.test.ts\n')).toBe(true);
  });

  it('fails when jest stopped at a file that failed', () => {
    expect(passed(1, 'PASS rules tests/rules/jobs.test.ts\nFAIL rules tests/rules/people.test.ts\n')).toBe(
      false,
    );
  });

  it.each([
    [1, 'No tests found'],
    [0, 'No tests found'],
    [null, 'PASS rules tests/rules/jobs.test.ts\n'],
    [1, 'FAIL rules tests/rules/jobs.test.ts\n  ● Test suite failed to run\n'],
  ])('says nothing about the rules when jest ends with %p and prints %p', (code, output) => {
    expect(() => passed(code, output)).toThrow('could not be run');
  });
});
