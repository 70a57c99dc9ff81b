import { parseArgs } from 'node:util';
import { highestPort } from '../local/arguments';
import { Problem } from '../local/problem';

export const suites = ['checks', 'unit', 'rules', 'functions', 'browser'] as const;
export type Suite = (typeof suites)[number];

export interface TestArguments {
  /** Which suites run, in their order. */
  readonly suites: readonly Suite[];
  /** Parts of the names of the files to run; every file when empty. */
  readonly files: readonly string[];
  readonly base: number;
}

const usage = `npm test -- [${suites.join('|')} [FILE…]] [--port 5600]`;
const isSuite = (name: string): name is Suite => (suites as readonly string[]).includes(name);

/** @throws Problem that names the argument that is wrong. */
export function readTestArguments(args: readonly string[]): TestArguments {
  const { values, positionals } = parse(args);
  const base = Number(values.port);
  if (!Number.isInteger(base) || base < 1_024 || base > highestPort) {
    throw new Problem(
      `--port takes a number from 1024 to ${highestPort}, not “${values.port}”. Use: ${usage}`,
    );
  }
  const [suite, ...files] = positionals;
  if (suite === undefined) return { suites, files: [], base };
  if (!isSuite(suite)) throw new Problem(`There is no suite “${suite}”. Use: ${usage}`);
  return { suites: [suite], files, base };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: 'string', default: '5600' } },
    });
  } catch (cause) {
    throw new Problem(`${cause instanceof Error ? cause.message : cause} Use: ${usage}`, { cause });
  }
}
