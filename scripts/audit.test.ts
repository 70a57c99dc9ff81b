import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { page } from '../tests/support/sitePages';
import { type SiteServer, startSite } from '../tests/support/siteServer';

let site: SiteServer;
let body = '';
const folder = mkdtempSync(join(tmpdir(), 'plumbline-'));
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  site = await startSite(() => ({ '/': () => page('Home', { body, nav: false }) }));
});
afterAll(() => site.close());

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(...args: readonly string[]): Promise<Ran> {
  const program = ['--import', 'tsx', join(__dirname, 'audit.ts'), site.url, ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, program, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}

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
