import { expect, type Page, test } from '@playwright/test';
import { noProgress } from '#domain/job';
import { writeLargeReport } from '../support/largeReport';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { expectSound, zoomed } from './support/looks';
import { moving } from './support/motion';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.use(zoomed);

test.beforeEach(({ context }) => stayLocal(context));

/** Returns the text of controls, fields, and headings that are not within the window. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, [role="tab"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !scrolls(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < 0 || right > document.documentElement.clientWidth);
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });

async function expectWhole(page: Page, name: string): Promise<void> {
  // First, because after a run of axe only endless animations would still move.
  expect(await moving(page), `${name}: moves`).toBe(0);
  await expectSound(page, `${name} at 200%`);
  expect(await beside(page), `${name}: beside the window`).toEqual([]);
}

test('the list of jobs at 200%, without motion', async ({ page }) => {
  const person = await newAccount('zoom');
  await storeJobs(db, [
    ...Array.from({ length: 30 }, (_, n) => storedJob(n + 1, person)),
    storedJob(0, person, { state: 'running', title: 'a-site-with-a-rather-long-name.example.com' }),
  ]);
  await logIn(page, person.email, '/dashboard/jobs');
  await expect(page.locator('tr[data-job]')).toHaveCount(25);
  await expectWhole(page, 'jobs');

  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('region', { name: 'Selected jobs' })).toBeVisible();
  await expectWhole(page, 'chosen jobs');

  const next = page.getByRole('button', { name: 'Next jobs' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page.locator('tr[data-job]')).toHaveCount(6);
});

test('a running job at 200%, without motion', async ({ page }) => {
  const person = await newAccount('zoom');
  const progress = { ...noProgress, discovered: 900, fetched: 400, pages: 120, findings: 31 };
  const job = storedJob(1, person, { state: 'running', progress, updatedAt: new Date() });
  await storeJobs(db, [job]);
  await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expectWhole(page, 'running job');

  await page.getByRole('button', { name: 'Cancel job' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this job?' })).toBeVisible();
  await expectWhole(page, 'question before a job is cancelled');
});

test('a report at 200%, without motion', async ({ page }) => {
  const person = await newAccount('zoom');
  const owner = { uid: person.uid, email: person.email };
  const job = await writeLargeReport({ owner, pages: 300, findings: 600, jobId: `zoom-${Date.now()}` });
  await logIn(page, person.email, `/dashboard/jobs/${job.jobId}?tab=findings`);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(page.locator('article[data-finding]').first()).toBeVisible();
  await expectWhole(page, 'findings');
  for (const tab of ['overview', 'pages', 'structure', 'changes', 'history', 'details']) {
    await page.goto(`/dashboard/jobs/${job.jobId}?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    await expectWhole(page, tab);
  }
});

test('Ctrl K at 200% reaches its last entry and a section of the settings', async ({ page }) => {
  const person = await newAccount('zoom');
  await logIn(page, person.email, '/dashboard/jobs');
  await page.getByRole('button', { name: 'Search or go to…' }).click();
  await expect(page.getByRole('option', { name: 'Home page' })).toBeAttached();
  await expectWhole(page, 'menu');
  await page.getByRole('combobox', { name: 'Search pages, actions and jobs' }).fill('export my');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/settings#export');
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeInViewport();
  await expectWhole(page, 'settings');
});
