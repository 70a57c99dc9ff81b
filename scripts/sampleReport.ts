import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startFaultySite } from '../tests/support/faultySite';

/*
 * Makes the report that the public site shows: `npx tsx scripts/sampleReport.ts`. It runs the terminal command over the
 * practice site of the tests, whose faults are planted and known. The loopback addresses become names that a reader
 * can tell apart; nothing else is changed.
 */
const root = join(__dirname, '..');
const about =
  'The terminal command wrote it about the practice site that our tests use. Its faults are planted, and names of hosts stand in place of loopback addresses.';
const kept = join(root, 'content/reports/practice.json');

async function main(): Promise<void> {
  const site = await startFaultySite();
  const output = await auditOf(site.url).finally(() => site.close());
  const report: Record<string, unknown> = JSON.parse(named(output, site.url));
  const madeOn = new Date().toISOString().slice(0, 10);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, `${JSON.stringify({ madeOn, about, ...report }, null, 2)}\n`);
}

/** The command ends with 1 when it has found errors, as it must here. */
function auditOf(url: string): Promise<string> {
  const tsx = join(root, 'node_modules/.bin/tsx');
  return new Promise((resolve, reject) => {
    execFile(tsx, ['scripts/audit.ts', url, '--json'], { cwd: root }, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(stderr, { cause: error }));
      else resolve(stdout);
    });
  });
}

/** The site becomes practice.example, and the other loopback addresses that it links to elsewhere.example. */
function named(text: string, url: string): string {
  return text
    .replaceAll(url, 'https://practice.example/')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://elsewhere.example');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
