import { readFileSync } from 'node:fs';
import { type Download, expect, test } from '@playwright/test';
import { reportOf } from '../support/jobs';
import { writeLargeReport } from '../support/largeReport';
import { signUp as newAccount } from '../support/stack';
import { brokenSiteUrl, check, withBrokenSite } from './support/brokenSite';
import { atBothSizes } from './support/looks';
import { stayLocal } from './support/people';
import { pathOf } from './support/reportScreen';
import { logIn } from './support/signIn';

withBrokenSite();
test.beforeEach(({ context }) => stayLocal(context));

const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

atBothSizes(() => {
  test('a report is exported completely in every format', async ({ page }) => {
    const person = await newAccount('exporting');
    const job = await check(person);
    const { findings, pages } = await reportOf(job.jobId);
    await logIn(page, person.email, pathOf(job));
    const exported = async (format: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: format }).click();
      return textOf(await download);
    };
    const json = JSON.parse(await exported('JSON, for a program'));
    expect(json.findings).toHaveLength(findings.length);
    expect(json.pages.map(({ url }: { url: string }) => url).sort()).toEqual([...pages].sort());
    const csv = await exported('CSV, for a spreadsheet');
    expect(
      csv
        .trim()
        .split(/\r?\n/)
        .filter((line) => line.includes(brokenSiteUrl())).length,
    ).toBeGreaterThanOrEqual(findings.length);
    const junit = await exported('JUnit XML, for a test report');
    const failures = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('failure').length,
      junit,
    );
    expect(failures).toBeGreaterThan(0);
    const sarif = JSON.parse(await exported('SARIF, for code scanning'));
    expect(sarif.version).toBe('2.1.0');
    expect(sarif.runs[0].results).toHaveLength(findings.length);
  });

  test('Ctrl P prints a summary of at most two pages', async ({ page }) => {
    const person = await newAccount('summary');
    const job = await check(person);
    await logIn(page, person.email, pathOf(job));
    await expect(page.getByRole('tab', { name: /^Findings/ })).toBeVisible();
    const pdf = await page.pdf({ format: 'A4', path: test.info().outputPath('summary.pdf') });
    expect(pagesIn(pdf)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    for (const title of ['Fix first', 'Score by category', /^Findings by rule: \d/])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('prints the whole report on request: every finding and URL, and no controls', async ({ page }) => {
    const person = await newAccount('printing');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await logIn(page, person.email, pathOf(job));
    await expect(page.getByRole('tab', { name: /^Findings/ })).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /^Print whole report/ }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const seen = await page.evaluate(() => {
      const shown = (element: Element) => element.checkVisibility();
      const texts = [...document.querySelectorAll('main *')]
        .filter((element) => element.children.length === 0 && shown(element))
        .map((element) => element.textContent ?? '');
      return {
        texts,
        // A category's score is a button on the screen, and its text belongs on paper.
        pressable: [...document.querySelectorAll('button, input, [role=tab]')].filter(
          (element) => shown(element) && element.closest('[aria-label="Score by category"]') === null,
        ).length,
        background: getComputedStyle(document.documentElement).colorScheme,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    const lost = Array.from({ length: 600 }, (_, n) => `https://large.example/lost-${n}`);
    expect(lost.filter((address) => !seen.texts.includes(address))).toEqual([]);
    expect(seen.texts.some((text) => text.endsWith('/docs/rules/broken-link'))).toBe(true);
    expect(seen).toMatchObject({ pressable: 0, background: 'light', sideways: 0 });
    const pdf = await page.pdf({ format: 'A4', path: test.info().outputPath('report.pdf') });
    expect(pagesIn(pdf)).toBeGreaterThan(10);
  });
});
