import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { page } from '#tests/support/sitePages';
import { type Answer, type SiteServer, startSite } from '#tests/support/siteServer';
import { reportProblems } from '../gatsby/content/reports';
import { functionsOptions } from './functionsBundle';

let site: SiteServer;
let body = '';
let startPage: Answer | null = null;
let onHanging: () => void;
const folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
const file = (name: string) => join(folder, name);

const root = join(__dirname, '..');
const bundle = '.local/test-audit';

beforeAll(async () => {
  // Compiled once: each start through tsx would compile the engine again.
  await build(functionsOptions(root, bundle, { audit: 'scripts/audit.ts' }));
  site = await startSite(() => ({
    '/': () => startPage ?? page('Home', { body, nav: false }),
    '/hangs': () => {
      onHanging();
      return { hangs: true };
    },
  }));
});
afterEach(() => {
  startPage = null;
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
  const program = [join(root, bundle, 'audit.js'), site.url, ...args];
  let child: ChildProcess | undefined;
  const ended = new Promise<Ran>((resolve) => {
    child = execFile(process.execPath, program, (_, stdout, stderr) => {
      resolve({ code: child?.exitCode ?? null, stdout, stderr });
    });
  });
  return { kill: (signal) => child?.kill(signal), ended };
}

const run = (...args: readonly string[]) => start(...args).ended;

test('lets known findings of a baseline pass, and fails for new ones', async () => {
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

test('writes JSON that the site can embed', async () => {
  body = '<a href="/gone">x</a>';
  const { stdout } = await run('--json');
  // A server-wide problem is one finding that counts for every page.
  expect(JSON.parse(stdout).rules.length).toBeGreaterThan(1);
  expect(reportProblems('content/reports/mine.json', stdout)).toEqual([]);
}, 60_000);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'fails when stopped by %s, and leaves the baseline unchanged',
  async (signal) => {
    const baseline = file('kept.json');
    writeFileSync(baseline, 'as it was');
    const requested = new Promise<void>((resolve) => {
      onHanging = resolve;
    });
    body = '<a href="/hangs">x</a>';
    const running = start('--baseline', baseline, '--update-baseline');
    await requested;
    running.kill(signal);
    const { code, stdout, stderr } = await running.ended;
    expect(code).toBe(2);
    expect(stdout).toContain('canceled before it finished');
    expect(stderr).toContain('The audit was stopped before it finished');
    expect(stderr).toContain('The baseline is unchanged.');
    expect(readFileSync(baseline, 'utf8')).toBe('as it was');
  },
  60_000,
);

describe('a site without a readable page', () => {
  test.each([
    ['a login', { status: 401 }, ['401 (unauthorized)', '--header']],
    ['a rejected crawler', { status: 403 }, ['403 (forbidden)', '--header']],
    ['bot protection', { status: 503, headers: { server: 'cloudflare' } }, ['503', 'Plumbline']],
    ['a legal block', { status: 451 }, ['451', 'another network']],
  ])(
    'with %s, fails and says what to do',
    async (_, answer, words) => {
      startPage = answer;
      const { code, stdout, stderr } = await run();
      expect(code).toBe(2);
      expect(stderr).toContain('No page was read, so nothing was checked');
      for (const word of words) expect(stderr).toContain(word);
      expect(stdout).toContain('No score');
      expect(stdout).not.toContain('0 of 100');
    },
    60_000,
  );

  test('asks to lower the rate if the site is busy', async () => {
    startPage = { status: 429, headers: { 'retry-after': '3600' } };
    const { code, stderr } = await run('--fail-on', 'never');
    expect(code).toBe(2);
    expect(stderr).toContain('--rate');
  }, 60_000);

  test('leaves the baseline unchanged', async () => {
    const baseline = file('good.json');
    writeFileSync(baseline, 'as it was');
    startPage = { status: 403 };
    const { code, stderr } = await run('--baseline', baseline, '--update-baseline');
    expect(code).toBe(2);
    expect(stderr).toContain('The baseline is unchanged.');
    expect(readFileSync(baseline, 'utf8')).toBe('as it was');
  }, 60_000);

  test('fails for a site that builds its content with scripts', async () => {
    startPage = {
      body: '<!doctype html><title>App</title><div id="root"></div><script src="/app.js"></script>',
    };
    const { code, stdout, stderr } = await run('--min-score', '50');
    expect(code).toBe(2);
    expect(stdout).toContain('No score');
    expect(stdout).toContain('1 page read, 1 of them built by scripts and not evaluated, in');
    expect(stderr).toContain('This site builds its content with scripts');
    expect(JSON.parse((await run('--json')).stdout)).toMatchObject({
      score: null,
      grade: null,
      unscored: 'scripted',
      scriptedPages: 1,
    });
  }, 60_000);

  test('has no score in JSON and no passing rule in JUnit', async () => {
    startPage = { status: 401 };
    const json = await run('--format', 'json');
    expect(json.code).toBe(2);
    expect(JSON.parse(json.stdout)).toMatchObject({ score: null, grade: null, rules: null, pagesRead: 0 });
    const junit = await run('--format', 'junit');
    expect(junit.code).toBe(2);
    expect(junit.stdout).toContain('<skipped ');
    expect(junit.stdout).not.toMatch(/<testcase [^>]*\/>/);
  }, 60_000);
});

test('writes JUnit in which satisfied rules pass and problems fail', async () => {
  body = '<a href="/gone">x</a>';
  const { code, stdout } = await run('--format', 'junit');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="Plumbline"/);
  expect(stdout).toContain('<testcase classname="broken-image" name="Broken image"/>');
  expect(stdout).toContain(`<testcase classname="broken-link" name="${site.url} → ${site.url}gone"><failure`);
}, 60_000);

test('writes JUnit without rules that were not evaluated or need the whole site', async () => {
  body = '';
  const some = await run('--no-html', '--format', 'junit');
  expect(some.stdout).toContain('<testsuite name="broken-link"');
  expect(some.stdout).not.toContain('<testsuite name="html-invalid"');
  const requested = new Promise<void>((resolve) => {
    onHanging = resolve;
  });
  body = '<a href="/hangs">x</a>';
  const running = start('--format', 'junit');
  await requested;
  running.kill('SIGTERM');
  const { code, stdout } = await running.ended;
  expect(code).toBe(2);
  expect(stdout).toContain('</testsuites>');
  expect(stdout).not.toMatch(/<testcase [^>]*\/>/);
}, 60_000);

test('writes JSON with the type and incoming links of each page', async () => {
  body = '<a href="/other">x</a>';
  const { pages } = JSON.parse((await run('--json')).stdout);
  expect(pages).toMatchObject([
    { url: site.url, type: 'html', inLinks: 0 },
    { url: `${site.url}other`, type: 'html', inLinks: 1 },
  ]);
}, 60_000);

test('fails at the chosen severity', async () => {
  body = '<a href="/gone">x</a>';
  expect((await run('--fail-on', 'never')).code).toBe(0);
  expect((await run('--fail-on', 'never', '--min-score', '100')).code).toBe(1);
  const sarif = await run('--format', 'sarif');
  expect(sarif.code).toBe(1);
  expect(JSON.parse(sarif.stdout).version).toBe('2.1.0');
}, 60_000);

test('names invalid arguments and the valid ones', async () => {
  const unknown = await run('--format', 'pdf');
  expect(unknown).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('text, csv, json, junit, sarif'),
  });
  for (const score of ['101', '500', '-1'])
    expect(await run(`--min-score=${score}`)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--min-score takes a whole number from 0 to 100'),
    });
  const missing = await run('--baseline', file('none.json'));
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('--update-baseline') });
  writeFileSync(file('other.json'), '{}');
  expect(await run('--baseline', file('other.json'))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is not a baseline'),
  });
}, 60_000);
