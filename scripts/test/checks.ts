import { run } from './process';
import type { Outcome } from './summary';

/** Each check prints one line per problem, which the summary shows unchanged. */
const checks = [
  { name: 'format and lint', command: 'biome', args: ['ci', '.', '--reporter=github'] },
  {
    name: 'dependency arrows',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'src', 'functions/src', 'scripts', 'tests'],
  },
  { name: 'unused code', command: 'knip', args: ['--no-progress', '--reporter', 'compact'] },
  { name: 'types of the site', command: 'tsc', args: ['-p', 'tsconfig.json', '--pretty', 'false'] },
  {
    name: 'types of the functions',
    command: 'tsc',
    args: ['-p', 'functions/tsconfig.json', '--pretty', 'false'],
  },
] as const;

/** A line of Biome's machine-readable output. */
const biomeLine = /^::(?:error|warning) title=([^,]*),file=([^,]*),line=(\d+)[^:]*::(.*)$/;

/** Returns the lines of a check's output that report a problem, as `file:line: message`. */
function problemsIn(output: string, root: string): string {
  return output
    .split('\n')
    .map((line) => line.replace(biomeLine, (_, rule, file, at, text) => `${file}:${at}: ${text} (${rule})`))
    .map((line) => line.replace(`${root}/`, '').trimEnd())
    .filter((line) => line !== '' && !/^(ci ━|Checked \d|\s*× Some errors|\s*✖)/.test(line))
    .join('\n');
}

/** Runs the checks, two concurrently. */
export async function runChecks(root: string): Promise<Outcome> {
  const left = [...checks];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let check = left.shift(); check; check = left.shift()) {
      const { name, command, args } = check;
      const { code, output } = await run({ name, command, args });
      const failures =
        code === 0 ? [] : [{ name, message: problemsIn(output, root), again: ['checks'] as const }];
      outcomes.push({ passed: code === 0 ? 1 : 0, failures, files: [] });
    }
  };
  await Promise.all([worker(), worker()]);
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    files: [],
  };
}
