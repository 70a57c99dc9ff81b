import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../../../scripts/local/child';
import { root } from '../../../scripts/local/stack';

export const benchFolder = join(root, '.local', 'bench');

/** A Gatsby site of one page with one heading: what Gatsby costs before anything is built with it. */
export async function buildBareSite(): Promise<string> {
  const folder = freshSite('bare');
  write(
    folder,
    'src/pages/index.js',
    'export default () => <h1>Bare</h1>;\nexport const Head = () => <title>Bare</title>;\n',
  );
  write(folder, 'gatsby-config.js', "module.exports = { jsxRuntime: 'automatic' };\n");
  await gatsbyBuild(folder, 'bare');
  return join(folder, 'public');
}

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
  /** Of the processors, all processes together: what other work on the machine does not change. */
  readonly cpuSeconds: number;
  /** The most that Gatsby's main process and its workers held in memory together. */
  readonly megabytes: number;
}

/** Builds, and looks four times a second at what all its processes hold and have used. */
export async function measuredBuild(folder: string, name: string): Promise<Measured> {
  const startedAt = performance.now();
  let most = 0;
  /** By process: those that have ended count with what they had used when they were last seen. */
  const used = new Map<number, number>();
  const watch = (pid: number) => {
    const timer = setInterval(() => {
      const processes = processesOf(pid);
      for (const each of processes) used.set(each.pid, each.cpuSeconds);
      most = Math.max(
        most,
        processes.reduce((sum, { megabytes }) => sum + megabytes, 0),
      );
    }, 250);
    return () => clearInterval(timer);
  };
  await gatsbyBuild(folder, name, { NODE_OPTIONS: '--max-old-space-size=8192' }, watch);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { seconds, cpuSeconds: [...used.values()].reduce((sum, each) => sum + each, 0), megabytes: most };
}

/** The processes of a group; none once they are gone. */
function processesOf(group: number) {
  const listed = execFileSync('ps', ['-e', '-o', 'pgid=,pid=,cputimes=,rss='], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .map(([, pid = 0, cpuSeconds = 0, rss = 0]) => ({ pid, cpuSeconds, megabytes: rss / 1_000 }));
}

export async function gatsbyBuild(
  folder: string,
  name: string,
  env: NodeJS.ProcessEnv = {},
  watch: (pid: number) => () => void = () => () => undefined,
): Promise<void> {
  const logFile = join(benchFolder, `${name}.log`);
  const child = startChild({
    name: 'gatsby',
    command: join(root, 'node_modules/.bin/gatsby'),
    args: ['build'],
    cwd: folder,
    env: { GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', ...env },
    logFile,
  });
  const unwatch = watch(child.pid);
  const code = await child.gone;
  unwatch();
  if (code !== 0) throw new Error(`The site “${name}” could not be built; see ${logFile}`);
}
