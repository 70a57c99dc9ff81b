import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '#scripts/local/child';
import { root } from '#scripts/local/stack';

const benchFolder = join(root, '.local', 'bench');

/** Creates an empty site that uses our packages. */
export function freshSite(name: string): string {
  const folder = join(benchFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write(folder, 'package.json', JSON.stringify({ private: true, dependencies: { gatsby: '*' } }));
  return folder;
}

export function write(folder: string, path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

export interface Measured {
  /** Wall-clock time. */
  readonly seconds: number;
  /** CPU time of all processes, which other load on the machine hardly affects. */
  readonly cpuSeconds: number;
  /** Peak memory of all processes. On Linux, shared memory is counted once. */
  readonly megabytes: number;
}

/** Runs `gatsby build` with Node's default limits and samples its memory four times per second. */
export async function measuredBuild(folder: string): Promise<Measured> {
  const startedAt = performance.now();
  let peak = 0;
  const watch = (group: number) => {
    const sample = () => {
      peak = Math.max(peak, memoryOf(group));
    };
    const timer = setInterval(sample, 250);
    return () => clearInterval(timer);
  };
  await gatsbyBuild(folder, watch);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { seconds, cpuSeconds: cpuSecondsIn(readFileSync(timesOf(folder), 'utf8')), megabytes: peak };
}

/** Returns the memory of a process group, in MB. Returns 0 if it has exited. */
function memoryOf(group: number): number {
  const listed = execFileSync('ps', ['-e', '-o', 'pgid=,pid=,rss='], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, pid = 0, rss = 0]) => sum + (proportionalKilobytes(pid) ?? rss) / 1_000, 0);
}

/** Returns memory with shared pages divided among their processes (Pss in https://docs.kernel.org/filesystems/proc.html). */
function proportionalKilobytes(pid: number): number | undefined {
  const file = `/proc/${pid}/smaps_rollup`;
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes);
  } catch (error) {
    // Not Linux, or the process has exited.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/**
 * Parses the second line of the shell's `times`: user and system time of all child processes, such as `1m2.310s 0m4.52s`.
 * It includes processes that are too short-lived for sampling.
 */
function cpuSecondsIn(times: string): number {
  const last = times.trimEnd().split('\n').at(-1) ?? '';
  const parts = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`Unexpected output of “times”: “${last}”`);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

const gatsby = join(root, 'node_modules/.bin/gatsby');
const timesOf = (folder: string) => `${folder}.times`;

export async function gatsbyBuild(
  folder: string,
  watch: (group: number) => () => void = () => () => undefined,
): Promise<void> {
  const logFile = `${folder}.log`;
  const child = startChild({
    name: 'gatsby',
    command: 'sh',
    args: ['-c', '"$0" build; code=$?; times > "$1"; exit $code', gatsby, timesOf(folder)],
    cwd: folder,
    env: { GATSBY_ACTIVE_ENV: 'local', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    logFile,
  });
  const unwatch = watch(child.pid);
  const code = await child.gone;
  unwatch();
  if (code !== 0) throw new Error(`The site in ${folder} couldn’t be built. See ${logFile}`);
}
