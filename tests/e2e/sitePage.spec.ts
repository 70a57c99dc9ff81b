import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { type SiteHistory, withRun } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import { db, signUp as newAccount, type SignedIn } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

const host = 'shop.example.com';
const url = `https://${host}/`;

const run = (n: number, score: number): SiteRun => ({
  jobId: `run-${n}`,
  at: new Date(Date.now() - (10 - n) * 86_400_000),
  score,
  grade: 'B',
  errors: 2,
  warnings: 1,
  comparable: `site ${url} whole`,
});

/** Stores a site with two runs, a job whose previous score is known, another site’s job, and an ignored finding. */
async function storeShop(person: SignedIn): Promise<void> {
  const history: SiteHistory = withRun(withRun(undefined, host, run(1, 81)), host, run(2, 87));
  await db.doc(paths.site(person.uid, host)).set(history);
  await db.doc(`${paths.issues(person.uid, host)}/abcDEF0123_-abcD`).set({
    ...{ state: 'ignored', reason: 'It is meant so.', rule: 'broken-link', page: url, at: new Date() },
  });
  const input = { ...storedJob(1, person).input, url };
  const shop = { host, title: host, state: 'succeeded', input } as const;
  await storeJobs(db, [
    storedJob(1, person, { ...shop, score: 87, grade: 'B', previousScore: 81 }),
    storedJob(2, person, { state: 'succeeded', title: 'elsewhere', host: 'other.example.com' }),
  ]);
}

atBothSizes(() => {
  test('a site is followed from its card to its page, scheduled there, and checked again', async ({
    page,
  }) => {
    const person = await newAccount('site');
    await storeShop(person);
    await logIn(page, person.email);
    const card = page.getByRole('region', { name: 'Sites', exact: true }).getByRole('listitem');
    await expect(card).toHaveText(/up 6 from 81/);
    await card.getByRole('link', { name: host }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/sites/${host}$`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: host })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(host));

    const section = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(section('Score').getByRole('img', { name: /2 runs: from 81 to 87/ })).toBeVisible();
    await expect(section('Recent runs').getByRole('row').getByText(host)).toHaveCount(1);
    await expect(section('Recent runs').getByText('up 6 from 81')).toBeAttached();
    await expect(section('Domain').getByText('Not verified')).toBeVisible();
    await expect(section('Ignored findings').getByText(/^1 finding/)).toBeVisible();
    await expect(section('Emails').getByText('You get no emails about this site.')).toBeVisible();
    await expectSoundInBothThemes(page, 'site');

    await section('Domain').getByRole('button', { name: 'Verify domain' }).click();
    await expect(page.getByRole('dialog', { name: `Verify that you own ${host}` })).toBeVisible();
    await page.keyboard.press('Escape');

    await section('Schedules').getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule this job' }).click();
    await expect(section('Schedules').getByText(/^Every Monday at 06:00/)).toBeVisible();
    await expect(section('Emails').getByText('a scheduled run finds new problems or fails')).toBeVisible();

    await page.getByRole('link', { name: 'New job' }).click();
    await expect(page.getByLabel('Site URL')).toHaveValue(url);
    await page.goto('/dashboard/sites');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/Next run/);
    await expectSoundInBothThemes(page, 'sites');
  });

  test('a site without jobs, and an account without sites, say what to do', async ({ page }) => {
    const person = await newAccount('nosite');
    await logIn(page, person.email, '/dashboard/sites');
    await expect(page.getByRole('heading', { name: 'No sites yet' })).toBeVisible();
    await expectSoundInBothThemes(page, 'no sites');
    await page.goto('/dashboard/sites/nobody.example.com');
    await expect(page.getByRole('heading', { name: 'No jobs on nobody.example.com yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Check this site' }).click();
    await expect(page.getByLabel('Site URL')).toHaveValue('https://nobody.example.com/');
  });
});
