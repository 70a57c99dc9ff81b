import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import type { ReportPart } from '#domain/report';
import { writeLargeReport } from '../support/largeReport';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { atBothSizes } from './support/looks';
import { stayLocal } from './support/people';
import { finding, findingsOf, openEvidence, pathOf, unfold } from './support/reportScreen';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

atBothSizes(() => {
  test('all rules have their numbers in one place, and findings start on the first screen', async ({
    page,
  }) => {
    const person = await newAccount('layout');
    const running = storedJob(1, person, { state: 'running' });
    await storeJobs(db, [running]);
    const job = await writeLargeReport({ owner: person, pages: 30, findings: 300 });
    await logIn(page, person.email, findingsOf(job));
    const heads = page.locator('h3[data-rule]');
    await expect(heads).not.toHaveCount(0);
    const places = await heads.evaluateAll((all) =>
      all.map((head) => {
        const number = head.querySelector('[data-count]')?.getBoundingClientRect();
        const { top, right } = head.getBoundingClientRect();
        return [Math.round((number?.top ?? 0) - top), Math.round(right - (number?.right ?? 0))];
      }),
    );
    expect(places.length).toBeGreaterThan(3);
    expect(new Set(places.map(String)).size).toBe(1);
    await expect(heads.first()).toBeInViewport({ ratio: 1 });
    await page.goto(pathOf(running));
    await expect(page.getByText('No findings so far')).toBeInViewport();
  });

  test('the tabs stay in view while their content scrolls, and each opens at its top', async ({ page }) => {
    const person = await newAccount('tabs');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
    await logIn(page, person.email, findingsOf(job));
    await unfold(page);
    await page.mouse.wheel(0, 5_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
    const tabs = page.getByRole('tablist', { name: 'Report' });
    await expect.poll(async () => (await tabs.boundingBox())?.y).toBeLessThan(10);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('No history yet')).toBeInViewport({ ratio: 1 });
  });

  test('the overview leads to the findings of a rule and of a category', async ({ page }) => {
    const person = await newAccount('overview');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
    await logIn(page, person.email, pathOf(job));
    const fixes = page.getByRole('region', { name: 'Fix first' });
    await expect(fixes.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    await fixes.getByRole('listitem').first().getByRole('link').first().click();
    await expect(page.getByRole('tab', { name: /^Findings/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('article[data-finding]').first()).toBeInViewport();
    await page.goBack();
    await page
      .getByRole('region', { name: 'Score by category' })
      .getByRole('button', { name: /^Links/ })
      .click();
    await expect(page).toHaveURL(/category=links/);
    await expect(page.locator('h3[data-rule]').first()).toBeInViewport();
  });

  test('a rule that is collapsed from deep inside stays under the pointer and keeps the focus', async ({
    page,
  }) => {
    const person = await newAccount('folding');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
    await logIn(page, person.email, findingsOf(job));
    await unfold(page);
    const first = page.locator('h3[data-rule]').first();
    const rule = await first.getAttribute('data-rule');
    await first.evaluate((head) =>
      window.scrollTo(0, window.scrollY + head.getBoundingClientRect().top + 2_000),
    );
    const head = page.locator(`h3[data-rule="${rule}"] button`);
    const top = async () => (await head.boundingBox())?.y;
    // Below the tabs.
    await expect.poll(top).toBeLessThan(60);
    const before = await top();
    await head.focus();
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(head).toBeFocused();
    await expect.poll(async () => Math.abs(((await top()) ?? 0) - (before ?? 0))).toBeLessThan(3);
  });

  test('tabs and filters shift nothing and lose no typed letter', async ({ page }) => {
    const person = await newAccount('filtering');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
    await logIn(page, person.email, findingsOf(job));
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const chip = page.getByRole('group', { name: 'Filter findings by severity' }).getByRole('button').first();
    // Long enough that filtering doesn't have to move anything.
    await unfold(page);
    await chip.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const before = await place();
    expect(before).toBeGreaterThan(100);
    await chip.click();
    await expect(page).toHaveURL(/severity=/);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(await place()).toBe(before);

    await page.getByRole('tab', { name: /^URLs/ }).click();
    const find = page.getByLabel('Search URLs');
    await find.pressSequentially('page-14', { delay: 5 });
    await expect(page).toHaveURL(/q=page-14/);
    await expect(find).toHaveValue('page-14');
    await expect(find).toBeFocused();
    expect(Math.abs((await place()) - before)).toBeLessThan(400);
  });

  test('a finding’s link opens exactly that finding', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const person = await newAccount('linking');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
    await logIn(page, person.email, findingsOf(job));
    await unfold(page);
    const wanted = page.locator('article[data-finding]').nth(3);
    const fingerprint = await wanted.getAttribute('data-finding');
    const detail = await openEvidence(wanted);
    await detail.getByRole('button', { name: 'Copy link' }).click();
    await expect(detail.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('/dashboard');
    await page.goto(link);
    const opened = page.locator(`article[data-finding="${fingerprint}"]`);
    await expect(opened).toBeInViewport();
    await expect(opened.getByRole('button', { expanded: true })).toBeFocused();
    await expect(page.locator('article[data-shown="true"]')).toHaveCount(1);
  });

  test('a URL that a link expands is visible', async ({ page }) => {
    const person = await newAccount('arriving');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
    await logIn(page, person.email, `${pathOf(job)}?tab=pages&address=120`);
    const row = page.getByRole('table', { name: 'The site’s URLs' }).locator('[data-index="120"]');
    await expect(row.getByRole('row')).toBeInViewport({ ratio: 1 });
  });

  test('a table of URLs has its final height from the start', async ({ page }) => {
    const person = await newAccount('measuring');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 0 });
    await logIn(page, person.email, pathOf(job));
    for (const query of ['tab=pages', 'tab=pages&sort=bytes.desc']) {
      await page.goto(`${pathOf(job)}?${query}`);
      const table = page.getByRole('table', { name: 'The site’s URLs' });
      const row = table.locator('[data-index="3"]');
      await expect(row.getByRole('link')).toBeVisible();
      const height = await row.evaluate((element) => Math.round(element.getBoundingClientRect().height));
      await expect(table.getByRole('rowgroup')).toHaveCSS('height', `${150 * height}px`);
    }
  });

  test('pressing a bar of the structure lists as many URLs as it counts', async ({ page }) => {
    const person = await newAccount('pressing');
    const job = await writeLargeReport({ owner: person, pages: 150, findings: 600 });
    await logIn(page, person.email, `${pathOf(job)}?tab=structure&faulty=yes&q=nothing-like-it`);
    const bars = page.getByRole('button', { name: /Show these URLs/ });
    await expect(bars.first()).toBeVisible();
    const count = await bars.count();
    expect(count).toBeGreaterThan(1);
    for (const at of [0, count - 1]) {
      const counted = /: (\d+) URLs?:/.exec((await bars.nth(at).textContent()) ?? '')?.[1];
      await bars.nth(at).click();
      await expect(page.getByRole('status').filter({ hasText: /^\d+ (?:of \d+ )?URL/ })).toHaveText(
        new RegExp(`^${counted} (?:of \\d+ )?URL`),
      );
      await page.goBack();
      await expect(bars).toHaveCount(count);
    }
  });

  test('new findings wait behind a button while the user reads, and shift nothing', async ({ page }) => {
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
        message: `/gone-${n}-${at} returns 404 (not found).`,
        evidence: { status: 404 },
      })),
    });
    const write = (n: number) => db.doc(paths.part(job.jobId, n)).set(part(n));
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
