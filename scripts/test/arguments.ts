import { parseArgs } from 'node:util';
import { highestPort } from '../local/arguments';
import { Problem } from '../local/problem';

export const suites = ['checks', 'unit', 'functions', 'rules', 'build', 'browser'] as const;
export type Suite = (typeof suites)[number];

export type TestArguments = {
  /** The first port of the first stack. */
  readonly base: number;
} & (
  | {
      readonly mode: 'everything';
      /** Whether the other suites run even if checks or unit tests have failed. */
      readonly all: boolean;
    }
  | {
      readonly mode: 'suite';
      readonly suite: Suite;
      /** Parts of the names of the files to run. Empty for all files. */
      readonly files: readonly string[];
    }
  | {
      readonly mode: 'affected';
      /** The commit to compare with. */
      readonly since: string;
    }
);

const usage = `npm test -- [${suites.join('|')} [FILE…]] | affected [COMMIT] | --all, each with [--port 5600]`;
const isSuite = (name: string): name is Suite => (suites as readonly string[]).includes(name);

/** @throws Problem that names the invalid argument. */
export function readTestArguments(args: readonly string[]): TestArguments {
  const { values, positionals } = parse(args);
  const base = Number(values.port);
  if (!Number.isInteger(base) || base < 1_024 || base > highestPort) {
    throw new Problem(
      `--port takes a number from 1024 to ${highestPort}, not “${values.port}”. Usage: ${usage}`,
    );
  }
  const [name, ...rest] = positionals;
  if (values.all && name !== undefined)
    throw new Problem(`--all runs every suite, so “${name}” can’t be combined with it. Usage: ${usage}`);
  if (name === undefined) return { mode: 'everything', all: values.all, base };
  if (name === 'affected') return { mode: 'affected', since: rest[0] ?? 'origin/main', base };
  if (!isSuite(name)) throw new Problem(`There is no suite “${name}”. Usage: ${usage}`);
  return { mode: 'suite', suite: name, files: rest, base };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        port: { type: 'string', default: '5600' },
      },
    });
  } catch (cause) {
    throw new Problem(`${cause instanceof Error ? cause.message : cause} Usage: ${usage}`, { cause });
  }
}
