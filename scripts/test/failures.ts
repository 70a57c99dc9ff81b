import { stripVTControlCharacters } from 'node:util';

/** One test that failed: where it stands, and the first lines of what it said. */
export interface Failure {
  readonly name: string;
  readonly said: string;
}

/** Enough for the difference of two values and the line of the test; the whole stands further up. */
const linesTold = 25;

const told = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, linesTold).join('\n');

export interface JestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Jest's failed tests, and the files that could not even run. */
export function jestFailures({ testResults }: JestResults, root: string): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        name: `${file} › ${test.fullName}`,
        said: told(test.failureMessages?.join('\n') ?? ''),
      }));
    return failed.length === 0 && status === 'failed' ? [{ name: file, said: told(message) }] : failed;
  });
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightResults {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** Playwright's failed tests, those that passed only when tried again, and what kept it from running. */
export function playwrightFailures({ suites, errors }: PlaywrightResults): Failure[] {
  return [
    ...errors.map(({ message = '' }) => ({ name: 'playwright', said: told(message) })),
    ...suites.flatMap((suite) => failuresOf(suite, [])),
  ];
}

function failuresOf({ title, specs, suites = [] }: PlaywrightSuite, above: readonly string[]): Failure[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: [...path, spec.title].join(' › '),
        said: told(
          results
            .flatMap((result) => result.errors.map(({ message = '' }) => message))
            .slice(0, 1)
            .join(''),
        ),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, path))];
}

/** The list for the end of a long output: whoever sees only its last lines learns what to look at. */
export function listFailures(failures: readonly Failure[]): string {
  return failures.map(({ name, said }) => `✘ ${name}\n${said.replace(/^/gm, '    ')}`).join('\n\n');
}
