import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import type { Job } from '../../src/domain/job';
import type { ReportPart } from '../../src/domain/report';
import { hasEnded, jobWhen, reportOf, submit } from '../support/jobs';
import { writeLargeReport } from '../support/largeReport';
import { page as sitePage } from '../support/sitePages';
import { type SiteServer, startSite } from '../support/siteServer';
import { db, signUp as newAccount, type SignedIn } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { atBothSizes, expectSound, inEveryLook } from './support/looks';
import { logIn, stayLocal } from './support/people';

const lost = { status: 404, headers: { server: 'shopd <b>1</b>', 'set-cookie': 'session=s3cret' } };

/** Two addresses that are answered with 404 as long as they are in here. */
const broken = new Set<string>();
let site: SiteServer;

test.beforeAll(async () => {
  const gone = (path: string) => () => (broken.has(path) ? lost : sitePage(path, { nav: false }));
  site = await startSite(() => ({
    '/': sitePage('Home', { nav: false, body: '<a href="/shop">Shop</a> <a href="/team">Team</a>' }),
    '/shop': gone('/shop'),
    '/team': gone('/team'),
  }));
});
test.afterAll(() => site.close());
test.beforeEach(async ({ context }) => {
  broken.clear();
  broken.add('/shop');
  await stayLocal(context);
});

const check = async (person: SignedIn): Promise<Job> =>
  jobWhen(await submit(person, { url: site.url }), hasEnded);
const pathOf = ({ jobId }: Job) => `/dashboard/jobs/${jobId}`;
const finding = (page: Page, words: string) =>
  page.locator('article[data-finding]').filter({ hasText: words });
const unfold = (page: Page) => page.getByRole('button', { name: 'Unfold all' }).click();

inEveryLook(({ name }) => {
  test('a report is shared by a link, read by a stranger, and the link is taken away', async ({
    page,
    browser,
    baseURL,
    viewport,
    colorScheme,
  }) => {
    const person = await newAccount('sharing');
    const job = await check(person);
    await logIn(page, person.email, pathOf(job));
    await expect(page.getByRole('tab', { name: /^Findings/ })).toBeVisible();
    await expectSound(page, `report, ${name}`);
    await page.getByRole('tab', { name: /^Addresses/ }).click();
    await expect(page.getByRole('table', { name: 'Addresses of the site' })).toBeVisible();
    const size = page.getByRole('columnheader', { name: 'Size' });
    await size.getByRole('button').click();
    await expect(size).toHaveAttribute('aria-sort', 'descending');
    await expect(
      page
        .getByRole('row')
        .nth(1)
        .getByRole('cell', { name: /\d K?B$/ }),
    ).toBeVisible();
    await expectSound(page, `addresses, ${name}`);
    await page.getByRole('tab', { name: 'Structure' }).click();
    await expect(page.getByText('Where the faults are: folders by depth').first()).toBeVisible();
    await expectSound(page, `structure, ${name}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this report' });
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(new RegExp(`^${baseURL}/report/[\\w-]{27}$`));
    await expectSound(page, `share, ${name}`);

    const elsewhere = await browser.newContext({ viewport, colorScheme });
    await stayLocal(elsewhere);
    const stranger = await elsewhere.newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1, name: /on 127\.0\.0\.1/ })).toBeVisible();
    await unfold(stranger);
    await expect(finding(stranger, '/shop')).toBeVisible();
    const headers = finding(stranger, '/shop').getByRole('definition');
    await expect(headers.filter({ hasText: 'shopd <b>1</b>' })).toBeVisible();
    expect(await stranger.content()).not.toContain('s3cret');
    await expect(stranger.getByRole('button', { name: 'Ignore' })).toHaveCount(0);
    await expectSound(stranger, `shared report, ${name}`);

    await dialog.getByRole('button', { name: 'Take the link away' }).click();
    await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
    const nothing = stranger.getByRole('heading', { name: 'Nothing is shared here any more' });
    await expect(nothing).toBeVisible();
    await stranger.reload();
    await expect(nothing).toBeVisible();
    await expectSound(stranger, `nothing shared, ${name}`);
    await elsewhere.close();
  });

  test('a report in each of its states', async ({ page }) => {
    const person = await newAccount('states');
    const [running, failed, queued] = [
      storedJob(1, person, { state: 'running' }),
      storedJob(2, person, { state: 'failed' }),
      storedJob(3, person, { state: 'queued' }),
    ];
    await storeJobs(db, [running, failed, queued]);
    const empty = await writeLargeReport({ owner: person, pages: 3, findings: 0 });
    const canceled = await writeLargeReport({ owner: person, pages: 3, findings: 2 });
    await db.doc(`jobs/${canceled.jobId}`).update({ state: 'canceled' });
    await logIn(page, person.email, pathOf(running));
    await expect(page.getByText('Nothing wrong so far')).toBeVisible();
    await expectSound(page, `running, ${name}`);
    for (const [job, words, state] of [
      [failed, 'This job failed', 'failed'],
      [queued, 'Findings appear here as soon as the job has begun.', 'queued'],
      [empty, 'Every page and link that was checked held up.', 'nothing found'],
      [canceled, 'for the 3 pages read, not the site', 'cancelled'],
    ] as const) {
      await page.goto(pathOf(job));
      await expect(page.getByText(words)).toBeVisible();
      await expectSound(page, `${state}, ${name}`);
    }
  });
});

atBothSizes(({ name }) => {
  test('two runs of a site are compared: what is new, what is fixed, how the score went', async ({
    page,
  }) => {
    const person = await newAccount('comparing');
    const first = await check(person);
    broken.clear();
    broken.add('/team');
    const second = await check(person);
    await logIn(page, person.email, `${pathOf(second)}?tab=changes`);
    const news = page.getByRole('region', { name: 'New since then' });
    const fixed = page.getByRole('region', { name: 'Fixed since then' });
    await expect(news.getByText(/\/team/).first()).toBeVisible();
    await expect(news.getByText(/\/shop answers/)).toHaveCount(0);
    await expect(fixed.getByText(/\/shop answers/).first()).toBeVisible();
    await expectSound(page, `changes, ${name}`);
    await page.getByRole('tab', { name: /^Findings/ }).click();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expect(page.locator('h3[data-rule="broken-link"]')).toBeVisible();
    await page.locator('h3[data-rule="broken-link"]').getByRole('button').click();
    await expect(finding(page, '/team answers').getByText('New', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('img', { name: /Score of/ })).toBeVisible();
    await expectSound(page, `history, ${name}`);
    await page.getByRole('table').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(first.jobId));
  });

  test('a finding is checked again, ignored with a reason, and taken back', async ({ page }) => {
    const person = await newAccount('deciding');
    const job = await check(person);
    await logIn(page, person.email, pathOf(job));
    await unfold(page);
    const shop = page.locator('article[data-rule="broken-link"]');
    await shop.getByRole('button', { name: 'Check again now' }).click();
    await expect(shop.getByText('Still there: status 404.')).toBeVisible();
    await page.mouse.move(0, 0);
    await shop.getByRole('button', { name: 'Check again now' }).blur();
    await expect(shop.locator('[data-told="true"]')).toHaveCSS('opacity', '1');
    broken.clear();
    await shop.getByRole('button', { name: 'Check again now' }).click();
    await expect(shop.getByText('Gone: the page no longer shows it.')).toBeVisible();

    await shop.getByRole('button', { name: 'Ignore' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ignore this finding?' });
    await dialog.getByLabel('Reason').fill('The shop opens in March.');
    await expectSound(page, `ignore, ${name}`);
    await dialog.getByRole('button', { name: 'Ignore this finding' }).click();
    await expect(shop.getByText('Ignored', { exact: true })).toBeVisible();
    await expect(shop.getByText('The shop opens in March.')).toBeVisible();
    await page.getByRole('button', { name: 'Ignored', exact: true }).click();
    await expect(page).toHaveURL(/mark=ignored/);
    await expect(page.locator('h3[data-rule]')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('h3[data-rule]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Ignored', exact: true }).click();
    await expect(page.locator('h3[data-rule]')).not.toHaveCount(1);
    await page.reload();
    await unfold(page);
    await expect(shop.getByText('The shop opens in March.')).toBeVisible();
    await shop.getByRole('button', { name: 'No longer ignore' }).click();
    await expect(shop.getByText('Ignored')).toHaveCount(0);
  });
});

atBothSizes(() => {
  test('the numbers of all rules stand in one place, and findings begin on the first screen', async ({
    page,
  }) => {
    const person = await newAccount('layout');
    const running = storedJob(1, person, { state: 'running' });
    await storeJobs(db, [running]);
    const job = await writeLargeReport({ owner: person, pages: 30, findings: 300 });
    await logIn(page, person.email, pathOf(job));
    const heads = page.locator('h3[data-rule]');
    await expect(heads).not.toHaveCount(0);
    const places = await heads.evaluateAll((all) =>
      all.map((head) => {
        const number = head.querySelector('button > :last-child')?.getBoundingClientRect();
        const { top, right } = head.getBoundingClientRect();
        return [Math.round((number?.top ?? 0) - top), Math.round(right - (number?.right ?? 0))];
      }),
    );
    expect(places.length).toBeGreaterThan(3);
    expect(new Set(places.map(String)).size).toBe(1);
    await page.goto(pathOf(running));
    await expect(page.getByRole('region', { name: 'About this job' })).toBeVisible();
    const isWide = (page.viewportSize()?.width ?? 0) > 1_024;
    if (isWide) await expect(page.getByRole('tab', { name: /^Findings/ })).toBeInViewport();
  });

  test('tabs and filters move nothing and lose no letter', async ({ page }) => {
    const person = await newAccount('filtering');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
    await logIn(page, person.email, pathOf(job));
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const chip = page.getByRole('group', { name: 'Findings by severity' }).getByRole('button').first();
    // Long enough that nothing has to move when it is narrowed down.
    await unfold(page);
    await chip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await place();
    expect(before).toBeGreaterThan(100);
    await chip.click();
    await expect(page).toHaveURL(/severity=/);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(await place()).toBe(before);

    await page.getByRole('tab', { name: /^Addresses/ }).click();
    const find = page.getByLabel('Find addresses');
    await find.pressSequentially('page-14', { delay: 5 });
    await expect(page).toHaveURL(/q=page-14/);
    await expect(find).toHaveValue('page-14');
    await expect(find).toBeFocused();
    expect(Math.abs((await place()) - before)).toBeLessThan(300);
  });
});

test('a finding’s link opens that very finding, and nothing else has to be looked for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await newAccount('linking');
  const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
  await logIn(page, person.email, pathOf(job));
  await unfold(page);
  const wanted = page.locator('article[data-finding]').nth(3);
  const fingerprint = await wanted.getAttribute('data-finding');
  await wanted.hover();
  await wanted.getByRole('button', { name: 'Copy link' }).click();
  await expect(wanted.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/dashboard');
  await page.goto(link);
  const opened = page.locator(`article[data-finding="${fingerprint}"]`);
  await expect(opened).toBeInViewport();
  await expect(opened).toBeFocused();
  await expect(page.locator('article[data-shown="true"]')).toHaveCount(1);
});

test('pressing a bar of the structure lists as many addresses as it counts', async ({ page }) => {
  const person = await newAccount('pressing');
  const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
  await logIn(page, person.email, `${pathOf(job)}?tab=structure&faulty=yes&q=nothing-like-it`);
  const bars = page.getByRole('button', { name: /Show these addresses/ });
  await expect(bars.first()).toBeVisible();
  const count = await bars.count();
  expect(count).toBeGreaterThan(1);
  for (const at of [0, count - 1]) {
    const counted = /: (\d+) address(?:es)?:/.exec((await bars.nth(at).textContent()) ?? '')?.[1];
    await bars.nth(at).click();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ address/ })).toHaveText(
      new RegExp(`^${counted} address`),
    );
    await page.getByRole('tab', { name: 'Structure' }).click();
    await expect(bars).toHaveCount(count);
  }
});

const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

atBothSizes(() => {
  test('a report is taken away in every format, whole', async ({ page }) => {
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
        .filter((line) => line.includes(site.url)).length,
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
});

test('Ctrl P puts the whole report on paper: every finding and address, and nothing to press', async ({
  page,
}) => {
  const person = await newAccount('printing');
  const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await logIn(page, person.email, pathOf(job));
  await expect(page.getByRole('tab', { name: /^Findings/ })).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility();
    const texts = [...document.querySelectorAll('main *')]
      .filter((element) => element.children.length === 0 && shown(element))
      .map((element) => element.textContent ?? '');
    return {
      texts,
      // A category's score is a button on the screen, and its words belong on paper.
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
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(10);
});

atBothSizes(() => {
  test('what is found while somebody reads waits behind its number, and moves nothing', async ({ page }) => {
    const person = await newAccount('reading');
    const job = storedJob(1, person, { state: 'running' });
    await storeJobs(db, [job]);
    const part = (n: number): ReportPart => ({
      n,
      totals: [{ rule: 'broken-link', severity: 'error', findings: 3 * n }],
      pages: [],
      findings: [1, 2, 3].map((at) => ({
        fingerprint: `live-${n}-${at}`.padEnd(16, 'x'),
        rule: 'broken-link',
        category: 'links',
        severity: 'error',
        page: 'https://example.com/',
        target: `https://example.com/gone-${n}-${at}`,
        message: `/gone-${n}-${at} answers 404 (not found).`,
        evidence: { status: 404 },
      })),
    });
    const write = (n: number) => db.doc(`jobs/${job.jobId}/parts/${String(n).padStart(6, '0')}`).set(part(n));
    await write(1);
    await logIn(page, person.email, pathOf(job));
    await page.getByRole('button', { name: /Broken link/i }).click();
    await expect(finding(page, 'gone-1-3')).toBeVisible();
    const place = () => finding(page, 'gone-1-3').boundingBox();
    const before = await place();
    await write(2);
    const waiting = page.getByRole('button', { name: 'Show 3 new findings' });
    await expect(waiting).toBeVisible();
    await expect(finding(page, 'gone-2-1')).toHaveCount(0);
    expect(await place()).toEqual(before);
    await waiting.click();
    await expect(finding(page, 'gone-2-1')).toBeVisible();
    await expect(waiting).toBeHidden();
  });
});
