import { expect, type Page } from '@playwright/test';

/** Opens a tab in which an admin views the product as this user. */
export async function viewAs(page: Page, uid: string): Promise<Page> {
  await page.goto(`/admin/users/${uid}`);
  await page.getByRole('button', { name: 'View as user' }).click();
  return giveReason(page);
}

/** Answers the dialog that asks for a reason. @returns the tab that opens. */
export async function giveReason(page: Page): Promise<Page> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('They can’t find a job');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'View as user' }).click();
  const view = await opened;
  // A separate tab loads everything again, and logs in.
  await expect(view.getByRole('region', { name: 'Viewing as a user' })).toBeVisible({ timeout: 30_000 });
  return view;
}
