import { jestFailures, listFailures, playwrightFailures } from './failures';

describe('naming what failed', () => {
  it('names a test of Jest with its file and its words, without colours', () => {
    const test = { fullName: 'the lease is renewed', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] };
    const passed = { fullName: 'passes', status: 'passed', failureMessages: [] };
    const file = { name: '/here/tests/lease.test.ts', status: 'failed', message: 'all of it' };
    expect(
      jestFailures(
        { testResults: [{ ...file, assertionResults: [passed, { ...test, status: 'failed' }] }] },
        '/here',
      ),
    ).toEqual([{ name: 'tests/lease.test.ts › the lease is renewed', said: 'expected 1' }]);
  });

  it('names a file of Jest that could not run', () => {
    const file = { name: '/here/a.test.ts', status: 'failed', message: 'no such module' };
    expect(jestFailures({ testResults: [{ ...file, assertionResults: [] }] }, '/here')).toEqual([
      { name: 'a.test.ts', said: 'no such module' },
    ]);
  });

  it('names a browser test with all it stands in, also one that passed at the second try', () => {
    const result = (status: string, message: string) => ({
      status,
      results: [{ errors: [{ message }] }, { errors: [] }],
    });
    const inner = {
      title: 'phone',
      specs: [
        { title: 'opens', tests: [result('flaky', 'not there')] },
        { title: 'closes', tests: [result('expected', '')] },
      ],
    };
    expect(
      playwrightFailures({
        suites: [{ title: 'jobs.spec.ts', specs: [], suites: [inner] }],
        errors: [{ message: 'no browser' }],
      }),
    ).toEqual([
      { name: 'playwright', said: 'no browser' },
      { name: 'jobs.spec.ts › phone › opens', said: 'not there' },
    ]);
  });

  it('tells the first lines of each', () => {
    const long = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const [failure] = playwrightFailures({ suites: [], errors: [{ message: long }] });
    expect(failure?.said.split('\n')).toHaveLength(25);
    expect(listFailures([{ name: 'a', said: 'one\ntwo' }])).toBe('✘ a\n    one\n    two');
  });
});
