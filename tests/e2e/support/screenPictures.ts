import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Job } from '../../../src/domain/job';
import type { SignedIn } from '../../support/stack';
import { storedJob } from '../../support/storedJobs';
import type { Size } from './looks';
import { stayLocal } from './people';
import { expectPictures, ofScreen, pictured, sayInstead, steady, whenLettersAreThere } from './pictures';

/**
 * For the files that hold whole screens against their pictures in `tests/e2e/pictures`; components by themselves are in
 * pictures.spec.ts. Where a change is meant, `UPDATE_PICTURES=1 npm test -- browser pictures` takes new ones of all, and
 * with `listPictures` those of one file; look at each before you commit it.
 */
export function withPictures(): void {
  test.use({ locale: 'en-GB', timezoneId: 'UTC' });
  // Each stands through several states.
  test.describe.configure({ timeout: 180_000 });
  test.beforeEach(async ({ context, page }) => {
    await stayLocal(context);
    await steady(page);
  });
}

/** Ids that differ between the sizes, whose jobs are in one database. */
export const idsOf = (size: Size) => (words: string) => `screen-${size}-${words}`;

export const minutes = (n: number) => new Date(pictured.getTime() - n * 60_000);
/** Long after any run of the tests: what has expired is not shown. */
export const expiresAt = new Date('2090-03-04T12:00:00Z');

/** The nth of a person's jobs, at its place in the pictures' time. */
export function pastJob(n: number, person: SignedIn, jobId: string, given: Partial<Job> = {}): Job {
  const job = storedJob(n, person, given);
  const createdAt = minutes(60 * n + 5);
  const startedAt = new Date(createdAt.getTime() + 1_500);
  return {
    ...job,
    jobId,
    ownerEmail: 'ada@example.com',
    createdAt,
    startedAt,
    finishedAt: job.finishedAt && new Date(createdAt.getTime() + 21_500),
    updatedAt: pictured,
    expiresAt,
    ...given,
  };
}

export const toTop = (part: Locator) => part.evaluate((element) => element.scrollIntoView());

interface Drawn {
  /** From its top to its end. */
  readonly whole?: boolean;
  readonly mask?: Locator[];
}

/** The height of the whole page once it stays the same: a window that was made too high would stay so. */
async function settledHeight(page: Page): Promise<number> {
  let height = 0;
  await expect(async () => {
    const before = height;
    height = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    });
    expect(height).toBe(before);
  }).toPass({ intervals: [50] });
  return height;
}

/** A screen from its top to its end, or as much as the window shows where a long list is drawn only so far. */
export async function drawn(
  page: Page,
  size: Size,
  name: string,
  { whole = true, mask = [] }: Drawn = {},
): Promise<void> {
  await expect(page.getByText('Loading')).toHaveCount(0);
  await whenLettersAreThere(page);
  await sayInstead(page, /screens-\d+-\d+@[\w.]+\w/, 'ada@example.com');
  const before = page.viewportSize();
  // In a window as high as all of it: what keeps to the window's lower edge would lie across the middle else.
  if (whole && before) {
    const height = await settledHeight(page);
    await page.setViewportSize({ width: before.width, height: Math.max(height, before.height) });
  }
  await expectPictures({ page, size, name: `screen ${name}` }, { ...ofScreen, mask });
  if (before) await page.setViewportSize(before);
}
