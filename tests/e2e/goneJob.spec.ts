import { expect, test } from '@playwright/test';
import { call, db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn, logInAsAdmin } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

const yesterday = () => new Date(Date.now() - 86_400_000);

atBothSizes(() => {
  test('a job that can’t be shown says why, and what to do', async ({ page }) => {
    const [person, other] = [await newAccount('gone'), await newAccount('other')];
    const [mine, old] = [storedJob(1, person), storedJob(2, person, { expiresAt: yesterday() })];
    const otherJob = storedJob(1, other);
    await storeJobs(db, [mine, old, otherJob]);
    await call('deleteJobs', { jobIds: [mine.jobId] }, person);

    await logIn(page, person.email, `/dashboard/jobs/${otherJob.jobId}`);
    const words = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'We couldn’t find this job' })).toBeVisible();
    const toldOfAStrangers = await words.textContent();
    await expectSoundInBothThemes(page, 'not yours');
    await page.goto('/dashboard/jobs/never-was');
    await expect(page.getByRole('heading', { name: 'We couldn’t find this job' })).toBeVisible();
    expect(await words.textContent()).toBe(toldOfAStrangers);

    await page.goto(`/dashboard/jobs/${old.jobId}`);
    await expect(
      page.getByRole('heading', { name: `The report for ${old.title} has expired` }),
    ).toBeVisible();
    await expectSoundInBothThemes(page, 'expired');

    await page.goto(`/dashboard/jobs/${mine.jobId}`);
    await expect(page.getByRole('heading', { name: `The job for ${mine.title} was deleted` })).toBeVisible();
    await expectSoundInBothThemes(page, 'deleted');
    await page.getByRole('link', { name: `Check ${mine.title} again` }).click();
    await expect(page.getByLabel('Site URL')).toHaveValue(mine.input.url);
  });

  test('an admin, who can read every job, sees that it does not exist', async ({ page }) => {
    await logInAsAdmin(page, '/dashboard/jobs/never-was');
    await expect(page.getByRole('heading', { name: 'This job doesn’t exist' })).toBeVisible();
    await expectSoundInBothThemes(page, 'nobody’s job');
  });

  test('a URL that names no document shows a missing job, or a missing shared report', async ({ page }) => {
    const person = await newAccount('typing');
    await logIn(page, person.email, '/dashboard/jobs/a%2Fb');
    await expect(page.getByRole('heading', { name: 'We couldn’t find this job' })).toBeVisible();
    await page.goto('/report/a%2Fb');
    await expect(page.getByRole('heading', { name: 'This report is no longer shared' })).toBeVisible();
  });

  test('a job that is deleted while it is open says so immediately', async ({ page }) => {
    const person = await newAccount('looking');
    const job = storedJob(1, person, { state: 'failed' });
    await storeJobs(db, [job]);
    await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
    await expect(page.getByText('This job failed')).toBeVisible();
    await call('deleteJobs', { jobIds: [job.jobId] }, person);
    await expect(page.getByRole('heading', { name: `The job for ${job.title} was deleted` })).toBeVisible();
  });
});
