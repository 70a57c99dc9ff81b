import type { Locator, Page } from '@playwright/test';
import type { Job } from '#domain/job';

export const pathOf = ({ jobId }: Pick<Job, 'jobId'>) => `/dashboard/jobs/${jobId}`;

export const finding = (page: Page, words: string) =>
  page.locator('article[data-finding]').filter({ hasText: words });

export const unfold = (page: Page) => page.getByRole('button', { name: 'Expand all' }).click();

/** Opens a finding's evidence, which is below it. */
export const openEvidence = (row: Locator) => row.getByRole('button', { expanded: false }).first().click();
