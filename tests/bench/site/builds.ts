import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '#scripts/local/child';
import { root } from '#scripts/local/stack';

const benchFolder = join(root, '.local', 'bench');

/** An empty site that finds its packages in ours. */
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
  /** On the clock. */
  readonly seconds: number;
  /** Of the processors, all processes together: what other work on the machine hardly changes. */
  readonly cpuSeconds: number;
  /** The most that all processes held in memory together; what they share counts once where Linux tells it. */
  readonly megabytes: number;
}

/** Builds as `gatsby build` does by itself, with Node's own limits, and looks four times a second at the memory. */
export async function measuredBuild(folder: string): Promise<Measured> {
  const startedAt = performance.now();
  let most = 0;
  const watch = (group: number) => {
    const look = () => {
      most = Math.max(most, memoryOf(group));
    };
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  };
  await gatsbyBuild(folder, watch);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { seconds, cpuSeconds: cpuSecondsIn(readFileSync(timesOf(folder), 'utf8')), megabytes: most };
}

/** Megabytes of the processes of a group; 0 once they are gone. */
function memoryOf(group: number): number {
  const listed = execFileSync('ps', ['-e', '-o', 'pgid=,pid=,rss='], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, pid = 0, rss = 0]) => sum + (proportionalKilobytes(pid) ?? rss) / 1_000, 0);
}

/** Pages that several processes share are divided among them (https://docs.kernel.org/filesystems/proc.html, Pss). */
function proportionalKilobytes(pid: number): number | undefined {
  const file = `/proc/${pid}/smaps_rollup`;
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes);
  } catch (error) {
    // No Linux, or gone since it was listed.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/**
 * What `times` of the shell writes second: user and system time of all that it has waited for, such as `1m2.310s 0m4.52s`.
 * It counts processes that lived too shortly to be seen from outside.
 */
function cpuSecondsIn(times: string): number {
  const last = times.trimEnd().split('\n').at(-1) ?? '';
  const parts = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell told no times: “${last}”`);
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
    env: { GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    logFile,
  });
  const unwatch = watch(child.pid);
  const code = await child.gone;
  unwatch();
  if (code !== 0) throw new Error(`The site in ${folder} could not be built; see ${logFile}`);
}
