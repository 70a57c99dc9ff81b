import type { FileTime, Outcome } from './outcome';

/** A suite with its result and how long it took. */
export interface Timed {
  readonly name: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

/** CI shows the end of its log: all failures have to fit in there. */
const maxLines = 40;
/** The lines that aren't about one failure: a heading, the count, and blank lines around them. */
const otherLines = 6;

const slowest = 10;

const minutes = (seconds: number) =>
  seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;

/** How long each suite took, and its slowest files. */
export function listTimes(suites: readonly Timed[]): string {
  const files: FileTime[] = suites.flatMap(({ outcome }) => outcome.files);
  const slow = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, slowest);
  return [
    'Suites:',
    ...suites.map(
      ({ name, seconds, outcome: { passed, failures } }) =>
        `  ${minutes(seconds).padStart(12)}  ${name}: ${passed} passed, ${failures.length} failed`,
    ),
    ...(slow.length > 0 ? ['Slowest files:'] : []),
    ...slow.map(({ file, seconds }) => `  ${minutes(seconds).padStart(12)}  ${file}`),
  ].join('\n');
}

/** Each failure with its message, and the commands that run the failed tests again, in the last lines of a log. */
export function listFailures(suites: readonly Timed[]): string {
  const failures = suites.flatMap(({ outcome }) => outcome.failures);
  const commands = rerunCommands(suites);
  const room = maxLines - otherLines - commands.length;
  const shown = failures.slice(0, Math.max(1, Math.floor(room / 2)));
  const linesEach = Math.max(1, Math.floor(room / shown.length) - 1);
  return [
    ...shown.flatMap(({ name, message, folder }) => {
      const lines = message.split('\n').filter((line) => line.trim() !== '');
      const kept = lines.slice(0, linesEach - (folder && linesEach > 1 ? 1 : 0));
      const pictures = folder && linesEach > 1 ? [`Pictures and differences: ${folder}`] : [];
      return [`✘ ${name}`, ...[...kept, ...pictures].map((line) => `    ${line}`)];
    }),
    ...(failures.length > shown.length ? [`… and ${failures.length - shown.length} more failures`] : []),
    'To run them again:',
    ...commands.map((command) => `    ${command}`),
  ].join('\n');
}

/** One command for each suite with failures. */
function rerunCommands(suites: readonly Timed[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { outcome } of suites) {
    for (const { again } of outcome.failures) {
      const [suite, ...named] = again;
      const known = files.get(suite) ?? new Set();
      for (const file of named) known.add(file);
      files.set(suite, known);
    }
  }
  return [...files].map(([suite, named]) => ['npm test --', suite, ...named].join(' '));
}

/** The closing line, in the form that CI reads. */
export function count(suites: readonly Timed[]): { readonly passed: number; readonly failed: number } {
  return {
    passed: suites.reduce((sum, { outcome }) => sum + outcome.passed, 0),
    failed: suites.reduce((sum, { outcome }) => sum + outcome.failures.length, 0),
  };
}
