import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportFaults } from '../gatsby/content/reports';
import { page } from '../tests/support/sitePages';
import { type SiteServer, startSite } from '../tests/support/siteServer';

let site: SiteServer;
let body = '';
let onHanging: () => void;
const folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  site = await startSite(() => ({
    '/': () => page('Home', { body, nav: false }),
    '/hangs': () => {
      onHanging();
      return { hangs: true };
    },
  }));
});
afterAll(() => site.close());

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(...args: readonly string[]): {
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ran>;
} {
  const program = ['--import', 'tsx', join(__dirname, 'audit.ts'), site.url, ...args];
  let child: ChildProcess | undefined;
  const ended = new Promise<Ran>((resolve) => {
    child = execFile(process.execPath, program, (_, stdout, stderr) => {
      resolve({ code: child?.exitCode ?? null, stdout, stderr });
    });
  });
  return { kill: (signal) => child?.kill(signal), ended };
}

const run = (...args: readonly string[]) => start(...args).ended;

test('a baseline keeps what is known from failing, and lets what is new fail', async () => {
  body = '<a href="/gone">x</a>';
  const baseline = file('baseline.json');
  expect((await run()).code).toBe(1);
  expect((await run('--baseline', baseline, '--update-baseline')).code).toBe(0);
  expect(readFileSync(baseline, 'utf8')).toContain(`broken-link ${site.url} ${site.url}gone`);
  const same = await run('--baseline', baseline, '--format', 'json');
  expect(same.code).toBe(0);
  expect(JSON.parse(same.stdout).findings).toEqual([]);
  body += '<a href="/gone-too">x</a>';
  const worse = await run('--baseline', baseline, '--format', 'csv');
  expect(worse.code).toBe(1);
  expect(worse.stdout).toContain('/gone-too');
  expect(worse.stdout).not.toContain(`${site.url}gone"`);
}, 60_000);

test('what it writes as JSON can be shown on the site as it is', async () => {
  body = '<a href="/gone">x</a>';
  const { stdout } = await run('--json');
  // Faults of the server are one finding, and count for every page.
  expect(JSON.parse(stdout).rules.length).toBeGreaterThan(1);
  expect(reportFaults('content/reports/mine.json', stdout)).toEqual([]);
}, 60_000);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'stopped by %s it has not passed, and leaves the baseline as it was',
  async (signal) => {
    const baseline = file('kept.json');
    writeFileSync(baseline, 'as it was');
    const asked = new Promise<void>((resolve) => {
      onHanging = resolve;
    });
    body = '<a href="/hangs">x</a>';
    const running = start('--baseline', baseline, '--update-baseline');
    await asked;
    running.kill(signal);
    const { code, stdout, stderr } = await running.ended;
    expect(code).toBe(2);
    expect(stdout).toContain('canceled before the end');
    expect(stderr).toContain('Stopped before its end');
    expect(stderr).toContain('The baseline was left as it was.');
    expect(readFileSync(baseline, 'utf8')).toBe('as it was');
  },
  60_000,
);

test('what fails the command can be chosen', async () => {
  body = '<a href="/gone">x</a>';
  expect((await run('--fail-on', 'never')).code).toBe(0);
  expect((await run('--fail-on', 'never', '--min-score', '100')).code).toBe(1);
  const sarif = await run('--format', 'sarif');
  expect(sarif.code).toBe(1);
  expect(JSON.parse(sarif.stdout).version).toBe('2.1.0');
}, 60_000);

test('wrong arguments are named, with what would be right', async () => {
  const unknown = await run('--format', 'pdf');
  expect(unknown).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('text, csv, json, junit, sarif'),
  });
  const missing = await run('--baseline', file('none.json'));
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('--update-baseline') });
  writeFileSync(file('other.json'), '{}');
  expect(await run('--baseline', file('other.json'))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is not a baseline'),
  });
}, 60_000);
