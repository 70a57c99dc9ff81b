import { expect, type Page } from '@playwright/test';

/** A tab in which an admin looks at the product as this person. */
export async function viewAs(page: Page, uid: string): Promise<Page> {
  await page.goto(`/admin/users/${uid}`);
  await page.getByRole('button', { name: 'View as this user' }).click();
  return giveReason(page);
}

/** Answers the question for the reason. @returns the tab that opens. */
export async function giveReason(page: Page): Promise<Page> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('They can’t find a job');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'View as this user' }).click();
  const view = await opened;
  // A tab of its own loads everything anew, and signs in.
  await expect(view.getByRole('region', { name: 'Viewing as a user' })).toBeVisible({ timeout: 30_000 });
  return view;
}
