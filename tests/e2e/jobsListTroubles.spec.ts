import { expect, test } from '@playwright/test';
import { cut, database } from './support/hold';
import { list, rows, withJobs } from './support/jobsList';
import { atBothSizes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

atBothSizes(() => {
  test('a list that was not loaded says so while offline', async ({ page, context }) => {
    const person = await withJobs(3);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(3);
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'Grade' }).selectOption('A');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible({ timeout: 30_000 });
  });

  test('a screen that was not loaded says so while offline, and loads when the connection is back', async ({
    page,
    context,
  }) => {
    const person = await withJobs(1);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(1);
    await context.setOffline(true);
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(page.getByText('A problem on our side')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a list that can’t be read says so, and loads once it can', async ({ page }) => {
    const person = await withJobs(3);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(3);
    await cut(page, database);
    await page.getByRole('combobox', { name: 'Grade' }).selectOption('F');
    await expect(page.getByRole('heading', { name: 'Couldn’t load the jobs' })).toBeVisible({
      timeout: 30_000,
    });
    await page.unroute(database);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    // The connection is retried with increasing delays. Until then, a retry is rejected immediately.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(rows(page)).toHaveCount(3, { timeout: 3_000 });
    }).toPass({ timeout: 45_000 });
  });
});
