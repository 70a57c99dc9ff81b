import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { type SiteHistory, withRun, withUnread } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import { lastDays } from '#domain/stats';
import { db, signUp as newAccount, type SignedIn } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn, logInAsAdmin } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

const run = (n: number, score: number, errors: number): SiteRun => ({
  jobId: `run-${n}`,
  at: new Date(Date.now() - (10 - n) * 86_400_000),
  score,
  grade: score >= 80 ? 'B' : 'D',
  errors,
  warnings: 2,
  comparable: 'site https://shop.example.com/',
});

const siteAfter = (host: string, [first, ...more]: readonly [SiteRun, ...SiteRun[]]): SiteHistory =>
  more.reduce((before, one) => withRun(before, host, one), withRun(undefined, host, first));

async function storeSite(person: SignedIn, history: SiteHistory): Promise<void> {
  const { host } = history;
  await db.doc(paths.site(person.uid, host)).set(history);
}

atBothSizes(() => {
  test('the dashboard shows running jobs, what got worse, and the state of sites', async ({ page }) => {
    const person = await newAccount('home');
    await logIn(page, person.email);
    await expect(page.getByText('First steps')).toBeVisible();
    await expectSoundInBothThemes(page, 'first steps');

    await storeSite(person, siteAfter('shop.example.com', [run(1, 87, 1), run(2, 74, 4)]));
    await storeSite(person, siteAfter('docs.example.com', [run(3, 90, 0), run(4, 92, 0)]));
    const club = siteAfter('club.example.com', [run(5, 88, 0)]);
    const unread = { jobId: 'run-6', at: new Date(), why: 'no-page' } as const;
    await storeSite(person, withUnread(club, unread, run(5, 88, 0).comparable) ?? club);
    await storeJobs(db, [
      // Started long before many that have ended since.
      storedJob(50, person, { state: 'running', title: 'shop.example.com' }),
      ...Array.from({ length: 9 }, (_, n) => storedJob(n + 1, person)),
    ]);
    const worse = page.getByRole('region', { name: 'Sites that got worse' });
    await expect(worse.getByText('score 87 to 74, 3 more errors')).toBeVisible();
    await expect(worse.getByText('none of its pages can be read anymore')).toBeVisible();
    await expect(worse.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Sites', exact: true }).getByRole('listitem')).toHaveCount(
      3,
    );
    await expect(
      page.getByRole('region', { name: 'Running now' }).getByText('412 of 900 discovered URLs checked'),
    ).toBeVisible();
    await expect(page.getByText('First steps')).toBeHidden();
    await expectSoundInBothThemes(page, 'dashboard');
  });

  test('an admin sees counts and charts', async ({ page }) => {
    const batch = db.batch();
    for (const [at, day] of lastDays(30, new Date()).entries()) {
      batch.set(db.doc(paths.statsShard(day, 0)), {
        day,
        ended: { succeeded: 20 + (at % 7), failed: at % 4, canceled: at % 3 },
        failures: { 'site-unreachable': at % 4 },
        pages: 1_000 + 90 * (at % 5),
        wait: { 0: 18, 1: 4 },
        run: { 3: 12, 5: 8, 7: 2 },
      });
    }
    await batch.commit();
    const person = await newAccount('newest');
    const title = `of-${person.uid}`;
    await storeJobs(db, [storedJob(0, person, { title, createdAt: new Date() })]);
    await logInAsAdmin(page);
    await expect(page.getByRole('region', { name: 'Newest jobs' }).getByText(title)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Ended jobs/ })).toBeVisible();
    await expect(page.getByText(/median .* 95th percentile/).first()).toBeVisible();
    for (const days of [7, 30, 90]) {
      await page.getByRole('tab', { name: `${days} days` }).click();
      await expect(page.getByRole('link', { name: 'Site unreachable' })).toBeVisible();
      await expectSoundInBothThemes(page, `admin overview of ${days} days`);
    }
  });
});
