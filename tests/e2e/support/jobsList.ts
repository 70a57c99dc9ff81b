import { expect, type Page } from '@playwright/test';
import { db, signUp as newAccount, type SignedIn } from '../../support/stack';
import { storedJob, storeJobs } from '../../support/storedJobs';
import { moving } from './motion';

export const list = '/dashboard/jobs';

export const rows = (page: Page) => page.locator('tr[data-job]');

export const titles = (page: Page) => rows(page).getByRole('link').allTextContents();

/** Somebody with so many jobs that have ended, one a minute. */
export async function withJobs(count: number): Promise<SignedIn> {
  const person = await newAccount('lister');
  await storeJobs(
    db,
    Array.from({ length: count }, (_, n) => storedJob(n, person)),
  );
  return person;
}

/** The box that chooses what is on the page; where a phone shows no head, the first row's. */
export async function choosePage(page: Page): Promise<void> {
  const whole = page.getByRole('checkbox', { name: 'Choose all jobs of this page' });
  await whole.or(page.getByRole('checkbox').first()).first().check();
  await expect(page.getByRole('region', { name: 'Chosen jobs' })).toBeVisible();
}

export async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  const item = page.getByRole('menuitem', { name: action });
  await expect(item).toBeVisible();
  // A press on a menu that is still on its way may close it.
  await expect.poll(() => moving(page)).toBe(0);
  await item.click();
}
