import { type JestReport, outcomeOfJest } from './jest';
import { outcomeOfPlaywright } from './playwright';
import { count, type Failure, listFailures, listTimes, type Outcome, type Timed } from './summary';

const timed = (outcome: Partial<Outcome>, name = 'unit', seconds = 5): Timed => ({
  name,
  seconds,
  outcome: { passed: 0, failures: [], files: [], ...outcome },
});

const failure = (name: string, message: string): Failure => ({
  name,
  message,
  again: ['unit', `src/${name}`],
});

const file = (given: Partial<JestReport['testResults'][number]>) => ({
  name: '/here/tests/lease.test.ts',
  status: 'failed',
  message: 'everything',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: [],
  ...given,
});

describe('reading Jest’s report', () => {
  it('names a failed test with its file and message, without colors and library frames', () => {
    const failed = {
      fullName: 'renews the lease',
      status: 'failed',
      failureMessages: [
        '\u001b[31mexpected 1\u001b[39m\n    at a (/here/node_modules/b.js:1:1)\n    at c (lease.test.ts:4)',
      ],
    };
    const passed = { fullName: 'passes', status: 'passed', failureMessages: [] };
    const testResults = [file({ assertionResults: [passed, failed] })];
    expect(outcomeOfJest({ numPassedTests: 1, testResults }, 'functions', '/here')).toEqual({
      passed: 1,
      failures: [
        {
          name: 'tests/lease.test.ts › renews the lease',
          message: 'expected 1\n    at c (lease.test.ts:4)',
          again: ['functions', 'tests/lease.test.ts'],
        },
      ],
      files: [{ file: 'tests/lease.test.ts', seconds: 2.5 }],
    });
  });

  it('counts a file that could not run as one failure', () => {
    const testResults = [file({ message: 'Cannot find module' })];
    const { failures } = outcomeOfJest({ numPassedTests: 4, testResults }, 'unit', '/here');
    expect(failures).toMatchObject([{ name: 'tests/lease.test.ts', message: 'Cannot find module' }]);
  });
});

describe('reading Playwright’s report', () => {
  const spec = (title: string, status: string, errors: string[], line = 7) => ({
    title,
    file: 'jobs.spec.ts',
    line,
    tests: [
      {
        status,
        results: [
          {
            duration: 1_500,
            errors: errors.map((message) => ({ message })),
            attachments:
              errors.length > 0
                ? [{}, { path: '/here/tests/e2e/pictures/home.png' }, { path: '/elsewhere/opens/diff.png' }]
                : [],
          },
        ],
      },
    ],
  });

  it('names every soft failure of a test, the folder of its screenshots, and how to run it again', () => {
    const suites = [
      {
        title: 'jobs.spec.ts',
        specs: [],
        suites: [
          {
            title: 'phone',
            specs: [spec('opens', 'unexpected', ['home differs\n\nCall log:\n  - waiting', 'list differs'])],
          },
        ],
      },
    ];
    expect(outcomeOfPlaywright({ suites, errors: [], stats: { expected: 3 } })).toEqual({
      passed: 3,
      failures: [
        {
          name: 'jobs.spec.ts › phone › opens',
          message: 'home differs\nlist differs',
          again: ['browser', 'tests/e2e/jobs.spec.ts:7'],
          folder: '/elsewhere/opens',
        },
      ],
      files: [{ file: 'tests/e2e/jobs.spec.ts', seconds: 1.5 }],
    });
  });

  it('fails for a test that only passed when retried, and for a run without a browser', () => {
    const suites = [{ title: '', specs: [spec('a', 'flaky', ['late']), spec('b', 'expected', [])] }];
    const { failures } = outcomeOfPlaywright({
      suites,
      errors: [{ message: 'no browser' }],
      stats: { expected: 1 },
    });
    expect(failures.map(({ message }) => message)).toEqual(['no browser', 'late']);
  });
});

describe('the end of a failed run', () => {
  it('shows the message of each failure and one command per suite', () => {
    const unit = timed({
      failures: [failure('a.test.ts', 'expected 1\n\nreceived 2'), failure('a.test.ts', 'x')],
    });
    const checks = timed({ failures: [{ name: 'types', message: 'a.ts(1,2): error', again: ['checks'] }] });
    expect(listFailures([checks, unit]).split('\n')).toEqual([
      '✘ types',
      '    a.ts(1,2): error',
      '✘ a.test.ts',
      '    expected 1',
      '    received 2',
      '✘ a.test.ts',
      '    x',
      'To run them again:',
      '    npm test -- checks',
      '    npm test -- unit src/a.test.ts',
    ]);
  });

  it('names the folder of a screenshot that differs', () => {
    const again = ['browser', 'tests/e2e/a.spec.ts:1'] as const;
    const failures = [{ name: 'a', message: 'one\ntwo', again, folder: '.local/browser/a' }];
    expect(listFailures([timed({ failures })])).toContain(
      '    Screenshots and differences: .local/browser/a',
    );
  });

  it.each([1, 3, 12, 200])('fits %d failures in 40 lines, with the first line of each', (failed) => {
    const message = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n');
    const failures = Array.from({ length: failed }, (_, n) => ({
      ...failure('a', message),
      name: `test ${n}`,
    }));
    const lines = listFailures([timed({ failures })]).split('\n');
    expect(lines.length).toBeLessThanOrEqual(38);
    expect(lines.slice(0, 2)).toEqual(['✘ test 0', '    line 0']);
    if (failed > 12) expect(lines).toContain('… and 184 more failures');
  });
});

it('lists the time of each suite and its slowest files', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n }));
  expect(listTimes([timed({ passed: 2, files }, 'unit', 125)]).split('\n')).toEqual([
    'Suites:',
    '    2 min 05 s  unit: 2 passed, 0 failed',
    'Slowest files:',
    ...Array.from({ length: 10 }, (_, n) => `${`${11 - n}.0 s`.padStart(14)}  ${11 - n}.test.ts`),
  ]);
});

it('counts all suites', () => {
  const suites = [timed({ passed: 2 }), timed({ passed: 3, failures: [failure('a', 'b')] })];
  expect(count(suites)).toEqual({ passed: 5, failed: 1 });
});
