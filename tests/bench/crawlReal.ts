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

/** One whole process, from its start to its end. */
interface Run {
  /** Of the processors, which other programs on the machine hardly change. */
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

/** Real documentation from Debian packages, whose pages no two look alike, read by whole processes in turn. */
export const crawlReal: Bench = {
  name: 'crawl-real',
  async run(report) {
    for (const { name, folder } of documentation) {
      if (!(await isUnpacked(name))) {
        console.error(
          `crawl-real: ${name} is skipped. It needs apt-get and a Debian mirror that has this package.`,
        );
        continue;
      }
      const site = await serveFolder(join(store, name, folder));
      const runs: Record<Contestant, Run[]> = { 'all checks': [], 'without HTML checks': [], linkinator: [] };
      try {
        // The first of each compiles what is kept compiled, and isn't counted.
        for (let round = 0; round <= rounds; round++)
          for (const contestant of names) {
            const took = await measured(contestants[contestant](site.url));
            if (round > 0) runs[contestant].push(took);
          }
      } finally {
        site.close();
      }
      const of = (contestant: Contestant, part: keyof Run) => runs[contestant].map((one) => one[part]);
      for (const contestant of ['all checks', 'without HTML checks'] as const)
        for (const [part, words] of [
          ['cpuSeconds', 'processor time'],
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

/** Unpacks a package once; false when it can't be had. */
async function isUnpacked(name: string): Promise<boolean> {
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

/** Starts Node with these arguments and says what it took until it ended. */
function measured(args: readonly string[]): Promise<Run> {
  const began = performance.now();
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
      // linkinator ends with 1 when links are broken.
      if (!usage || (code ?? 2) > 1) reject(new Error(`${args[0]} ended with ${code}`));
      else resolve({ ...usage, seconds: (performance.now() - began) / 1_000 });
    });
  });
}
