import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Job } from '#domain/job';
import type { SignedIn } from '#tests/support/stack';
import { storedJob } from '#tests/support/storedJobs';
import type { Size } from './looks';
import { stayLocal } from './people';
import { expectPictures, ofScreen, pictured, sayInstead, steady, whenLettersAreThere } from './pictures';

/**
 * For files that compare whole screens with the screenshots in `tests/e2e/pictures`. Components have pictures.spec.ts.
 * After an intended change, `UPDATE_PICTURES=1 npm test -- browser pictures` takes all of them again, or those of one
 * file with its name, such as `listPictures`. Look at each before you commit it.
 */
export function withPictures(): void {
  test.use({ locale: 'en-US', timezoneId: 'UTC' });
  // Each test goes through several states.
  test.describe.configure({ timeout: 180_000 });
  test.beforeEach(async ({ context, page }) => {
    await stayLocal(context);
    await steady(page);
  });
}

/** IDs that differ between the sizes, because both use one database. */
export const idsOf = (size: Size) => (words: string) => `screen-${size}-${words}`;

export const minutes = (n: number) => new Date(pictured.getTime() - n * 60_000);
/** Long after any run of the tests, because expired jobs aren't shown. */
export const expiresAt = new Date('2090-03-04T12:00:00Z');

/** Returns a user's nth job, relative to the time of the screenshots. */
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
  /** Whether to capture the full page instead of the window. */
  readonly whole?: boolean;
  readonly mask?: Locator[];
}

/** Returns the height of the whole page once it is stable. A window that was made too high would not shrink again. */
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

/** Captures a screen in full, or only the window for a long list that is virtualized. */
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
  // Enlarges the window to the full height. Otherwise, elements fixed to the window's bottom would cover the middle.
  if (whole && before) {
    const height = await settledHeight(page);
    await page.setViewportSize({ width: before.width, height: Math.max(height, before.height) });
  }
  await expectPictures({ page, size, name: `screen ${name}` }, { ...ofScreen, mask });
  if (before) await page.setViewportSize(before);
}
