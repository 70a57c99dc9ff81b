import { expect, type Locator, type Page } from '@playwright/test';
import type { Job } from '#domain/job';

export const pathOf = ({ jobId }: Pick<Job, 'jobId'>) => `/dashboard/jobs/${jobId}`;

/** A finished report opens on its overview. */
export const findingsOf = (job: Pick<Job, 'jobId'>) => `${pathOf(job)}?tab=findings`;

export const finding = (page: Page, words: string) =>
  page.locator('article[data-finding]').filter({ hasText: words });

export const unfold = (page: Page) => page.getByRole('button', { name: 'Expand all' }).click();

/** Opens a finding. @returns what it shows: beside the list in a wide window, else below its row. */
export async function openEvidence(row: Locator): Promise<Locator> {
  await row.getByRole('button', { expanded: false }).first().click();
  const beside = row.page().getByRole('complementary', { name: 'Selected finding' });
  const detail = beside.or(row.locator(':scope > :nth-child(2)'));
  await expect(detail).toBeVisible();
  return detail;
}
