import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { logInByForm, seeded } from '#tests/e2e/support/people';
import { whenLettersAreThere } from '#tests/e2e/support/pictures';
import { openEvidence } from '#tests/e2e/support/reportScreen';
import { startFaultySite } from '#tests/support/faultySite';
import { readArguments } from './local/arguments';
import { Problem } from './local/problem';
import { browserArguments, findChromium } from './test/chromium';

/*
 * Updates the sample report of the public site and its screenshot: `npx tsx scripts/sampleReport.ts [--port 5000]` while
 * `npm run dev` is running. It logs in, runs a job on the tests' practice site, whose problems are known, and exports
 * the report. Loopback URLs get readable host names, and nothing else is changed.
 */
const root = join(__dirname, '..');
const about =
  'A job on a local machine created this report for the practice site that our tests use. The problems are deliberate, and host names replace loopback addresses.';
const reportFile = join(root, 'content/reports/practice.json');
const screenshotFile = join(root, 'static/images/report.png');

/** The development server compiles each page on its first request. */
const compileMs = 120_000;

async function main(): Promise<void> {
  const { base } = readArguments(process.argv.slice(2));
  const stack = `http://localhost:${base}`;
  await fetch(stack).catch((cause) => {
    throw new Problem(`No server is running at ${stack}. Run “npm run dev” in another terminal.`, {
      cause,
    });
  });
  const site = await startFaultySite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments });
  try {
    const exported = named(await reportOf(site.url, stack, browser), site.url);
    const madeOn = new Date().toISOString().slice(0, 10);
    const report: Record<string, unknown> = JSON.parse(exported);
    writeFileSync(reportFile, `${JSON.stringify({ madeOn, about, ...report }, null, 2)}\n`);
    // `npm test` checks the format of every file.
    execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', reportFile]);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs a job for a site and returns the exported report. Also takes the screenshot. */
async function reportOf(url: string, stack: string, browser: Browser): Promise<string> {
  const page = await browser.newPage({ baseURL: stack, viewport: { width: 1_280, height: 900 } });
  page.setDefaultTimeout(compileMs);
  await logInByForm(page, seeded('user').email, '/dashboard', { timeout: compileMs });
  // Gatsby's development server only opens a page from a script if it was loaded before.
  await page.goto('/dashboard');
  await page.getByLabel('Site URL').fill(url);
  await page.getByRole('button', { name: 'Start job' }).click();
  const exportMenu = page.getByRole('button', { name: 'Export' });
  await exportMenu.waitFor();
  // A font that loads late is only used on the next page.
  await whenLettersAreThere(page);
  const findings = new URL('?rule=broken-link', page.url()).href;
  await page.goto(findings);
  await openEvidence(page.locator('article[data-finding]').first());
  await page.screenshot({ path: screenshotFile });
  await exportMenu.click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'JSON' }).click(),
  ]);
  return readFileSync(await saved.path(), 'utf8');
}

/** Renames the site to practice.example, and other loopback hosts that it links to to elsewhere.example. */
function named(text: string, url: string): string {
  return text
    .replaceAll(url, 'http://practice.example/')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'http://elsewhere.example');
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
