import { execFile, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Bench, ratios, rowOf } from './bench';
import { serveFolder } from './folderSite';

const run = promisify(execFile);
const root = join(__dirname, '../..');
const store = join(root, '.local/bench/documentation');
const rounds = 3;

const documentation = [
  { name: 'sqlite3-doc', folder: 'usr/share/doc/sqlite3' },
  { name: 'python3.11-doc', folder: 'usr/share/doc/python3.11/html' },
  { name: 'postgresql-doc-15', folder: 'usr/share/doc/postgresql-doc-15/html' },
] as const;

/** The cost of one process, from start to exit. */
interface Run {
  /** CPU time, which other load on the machine hardly affects. */
  readonly cpuSeconds: number;
  readonly seconds: number;
  readonly peakMb: number;
}

const audit = (url: string, ...options: readonly string[]) => [
  'scripts/audit/start.mjs',
  url,
  ...'--no-external --json --max-pages 5000 --fail-on never'.split(' '),
  ...options,
];

const contestants = {
  'all checks': (url: string) => audit(url),
  'without HTML checks': (url: string) => audit(url, '--no-html'),
  linkinator: (url: string) => [
    'node_modules/linkinator/build/src/cli.js',
    url,
    ...'--recurse --check-css --check-fragments --skip'.split(' '),
    `^(?!${url})`,
  ],
} as const;
type Contestant = keyof typeof contestants;
const names = Object.keys(contestants) as Contestant[];

/** Compares command-line crawlers on real documentation from Debian packages, whose pages all differ. */
export const crawlReal: Bench = {
  name: 'crawl-real',
  async run(report) {
    for (const { name, folder } of documentation) {
      if (!(await unpack(name))) {
        console.error(
          `crawl-real: ${name} is skipped. It needs apt-get and a Debian mirror that has this package.`,
        );
        continue;
      }
      const site = await serveFolder(join(store, name, folder));
      const runs: Record<Contestant, Run[]> = { 'all checks': [], 'without HTML checks': [], linkinator: [] };
      try {
        // The first round fills the compile caches and isn't counted.
        for (let round = 0; round <= rounds; round++)
          for (const contestant of names) {
            const cost = await measureProcess(contestants[contestant](site.url));
            if (round > 0) runs[contestant].push(cost);
          }
      } finally {
        site.close();
      }
      const of = (contestant: Contestant, part: keyof Run) => runs[contestant].map((one) => one[part]);
      for (const contestant of ['all checks', 'without HTML checks'] as const)
        for (const [part, words] of [
          ['cpuSeconds', 'CPU time'],
          ['seconds', 'time'],
          ['peakMb', 'memory'],
        ] as const)
          report(
            rowOf(
              `${name}, ${contestant}`,
              ratios(of(contestant, part), of('linkinator', part)),
              'times',
              `linkinator ${words}`,
            ),
          );
    }
  },
};

/** Downloads and unpacks a package once. Returns false if it can't be downloaded. */
async function unpack(name: string): Promise<boolean> {
  const folder = join(store, name);
  mkdirSync(folder, { recursive: true });
  try {
    await run('sh', ['-c', `ls *.deb || apt-get download ${name}`], { cwd: folder });
    await run('sh', ['-c', 'test -d usr || dpkg -x *.deb .'], { cwd: folder });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Runs Node with the given arguments and measures it. */
function measureProcess(args: readonly string[]): Promise<Run> {
  const startedAt = performance.now();
  const meter = join(__dirname, 'meter.cjs');
  const child = spawn(process.execPath, ['--require', meter, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let usage: Omit<Run, 'seconds'> | null = null;
    child.once('message', (message) => {
      usage = message as Omit<Run, 'seconds'>;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      // linkinator exits with 1 if links are broken.
      if (!usage || (code ?? 2) > 1) reject(new Error(`${args[0]} exited with code ${code}`));
      else resolve({ ...usage, seconds: (performance.now() - startedAt) / 1_000 });
    });
  });
}
