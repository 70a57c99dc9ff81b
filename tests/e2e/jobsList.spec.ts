import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { searchTokens } from '#domain/jobSearch';
import { db } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { list, rows, titles, withJobs } from './support/jobsList';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

atBothSizes(() => {
  test('paging works in both directions, and the URL keeps the state', async ({ page }) => {
    const person = await withJobs(60);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(25);
    await expect(page.getByText('1 to 25 of 60 jobs')).toBeVisible();
    const first = await titles(page);
    await page.getByRole('button', { name: 'Next jobs' }).click();
    await expect(page).toHaveURL(/after=/);
    await expect.poll(() => titles(page)).not.toEqual(first);
    const second = await titles(page);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(second);
    await page.getByRole('button', { name: 'Next jobs' }).click();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Previous jobs' }).click();
    await expect.poll(() => titles(page)).toEqual(second);
    await page.getByRole('button', { name: 'Previous jobs' }).click();
    await expect.poll(() => titles(page)).toEqual(first);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(second);
  });

  test('filters, search, and order combine, are in the URL, and can be saved by name', async ({ page }) => {
    const person = await withJobs(60);
    await logIn(page, person.email, list);
    await page.getByRole('combobox', { name: 'State' }).selectOption('failed');
    await expect(page).toHaveURL(/state=failed/);
    await expect(page.getByText('1 to 20 of 20 jobs')).toBeVisible();
    await page.getByRole('searchbox', { name: /Search/ }).pressSequentially('site-1', { delay: 5 });
    await expect(page).toHaveURL(/q=site-1/);
    await expect
      .poll(async () => (await titles(page)).every((title) => title.startsWith('site-1')))
      .toBe(true);

    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view' }).click();
    await page.getByLabel('Name').fill('Failed ones');
    await expectSoundInBothThemes(page, 'view being saved');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('button', { name: 'Saved views: Failed ones' })).toBeVisible();

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
    await page.getByRole('button', { name: 'Score' }).click();
    await expect(page).toHaveURL(/sort=worst/);
    await expect(page.getByText('1 to 20 of 20 jobs')).toBeVisible();
    const scores = await rows(page).locator('td:nth-child(5)').allTextContents();
    const numbers = scores.map((score) => Number.parseInt(score, 10));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);

    await page.reload();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Failed ones' }).click();
    await expect(page).toHaveURL(/q=site-1&state=failed/);
  });

  test('site, label, schedule, and dates each filter the list, and an ID finds its job', async ({ page }) => {
    const person = await withJobs(12);
    const scheduleId = `nightly-${person.uid}`;
    await db
      .doc(paths.schedule(scheduleId))
      .set({ scheduleId, ownerUid: person.uid, title: 'Every night', paused: true, nextRunAt: null });
    // As long as the IDs that functions generate.
    const names = { jobId: `odd${person.uid}`.slice(0, 20), title: 'the odd one', host: 'odd.example.com' };
    const createdAt = new Date(2026, 0, 2, 12);
    const odd = storedJob(100, person, { ...names, searchTokens: searchTokens(names), label: 'Spring' });
    await storeJobs(db, [{ ...odd, scheduleId, createdAt }]);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(13);
    await page.getByRole('button', { name: 'More filters' }).click();
    const narrows = async (narrow: () => Promise<unknown>, address: RegExp) => {
      await narrow();
      await expect(page).toHaveURL(address);
      await expect.poll(() => titles(page)).toEqual(['the odd one']);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(rows(page)).toHaveCount(13);
    };
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await narrows(() => field('Site').fill('odd.example.com'), /site=odd/);
    await narrows(() => field('Label').fill('Spring'), /label=Spring/);
    await narrows(() => field('Schedule').selectOption('Every night'), /schedule=nightly/);
    await narrows(() => page.getByRole('searchbox', { name: /Search/ }).fill(odd.jobId), /q=/);
    await narrows(async () => {
      await field('From').fill('2026-01-02');
      await expect(page).toHaveURL(/from=/);
      await field('To').fill('2026-01-02');
    }, /to=2026-01-02/);
  });
});
