import { expect, type Page } from '@playwright/test';
import { db, signUp as newAccount, type SignedIn } from '#tests/support/stack';
import { storedJob, storeJobs } from '#tests/support/storedJobs';
import { moving } from './motion';

export const list = '/dashboard/jobs';

export const rows = (page: Page) => page.locator('tr[data-job]');

export const titles = (page: Page) => rows(page).getByRole('link').allTextContents();

/** Creates a user with this many finished jobs, one per minute. */
export async function withJobs(count: number): Promise<SignedIn> {
  const person = await newAccount('lister');
  await storeJobs(
    db,
    Array.from({ length: count }, (_, n) => storedJob(n, person)),
  );
  return person;
}

/** The checkbox that selects all rows of the page. On a phone, which shows no header, it belongs to the first row. */
export async function choosePage(page: Page): Promise<void> {
  const whole = page.getByRole('checkbox', { name: 'Select all jobs on this page' });
  await whole.or(page.getByRole('checkbox').first()).first().check();
  await expect(page.getByRole('region', { name: 'Selected jobs' })).toBeVisible();
}

export async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  const item = page.getByRole('menuitem', { name: action });
  await expect(item).toBeVisible();
  // Clicking a menu while it is opening may close it.
  await expect.poll(() => moving(page)).toBe(0);
  await item.click();
}
