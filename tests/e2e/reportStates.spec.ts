import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { writeLargeReport } from '../support/largeReport';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { refuse } from './support/hold';
import { expectSoundInEveryLook } from './support/looks';
import { stayLocal } from './support/people';
import { findingsOf, pathOf } from './support/reportScreen';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));
// Each test goes through several states, and checks each of them four times.
test.describe.configure({ timeout: 180_000 });

test('a report in each of its states', async ({ page }) => {
  const person = await newAccount('states');
  const [running, failed, queued, deleted] = [
    storedJob(1, person, { state: 'running' }),
    storedJob(2, person, { state: 'failed' }),
    storedJob(3, person, { state: 'queued' }),
    storedJob(4, person, { state: 'succeeded' }),
  ];
  await storeJobs(db, [running, failed, queued, deleted]);
  const empty = await writeLargeReport({ owner: person, pages: 3, findings: 0 });
  const canceled = await writeLargeReport({ owner: person, pages: 3, findings: 2 });
  await db.doc(paths.job(canceled.jobId)).update({ state: 'canceled' });
  await logIn(page, person.email, pathOf(running));
  await expect(page.getByText('No findings so far')).toBeVisible();
  await expectSoundInEveryLook(page, 'running');
  for (const [job, words, state] of [
    [failed, 'This job failed', 'failed'],
    [queued, 'Findings appear here when the job starts.', 'queued'],
    [empty, 'All checked pages and links are fine.', 'nothing found'],
    [canceled, 'based on 3 pages only', 'cancelled'],
    [deleted, 'This report is being deleted', 'being deleted'],
  ] as const) {
    await page.goto(pathOf(job));
    await expect(page.getByText(words)).toBeVisible();
    await expectSoundInEveryLook(page, state);
  }
});

test('a report whose decisions can’t be loaded', async ({ page }) => {
  const person = await newAccount('refused');
  const job = await writeLargeReport({ owner: person, pages: 3, findings: 2 });
  await refuse(page, 'issues');
  await logIn(page, person.email, findingsOf(job));
  await expect(page.getByText('Couldn’t load ignored findings')).toBeVisible();
  await expectSoundInEveryLook(page, 'decisions not read');
});

/** The states of a report with two findings and no previous run, by its URL's parameters. */
const without = [
  ['severity=notice', 'No matching findings'],
  ['rule=broken-link&finding=no-longer-there', 'doesn’t contain the linked finding'],
  ['tab=pages&q=nothing-like-it', 'No matching URLs'],
  ['tab=changes', 'Nothing to compare with yet'],
  ['tab=history', 'No history yet'],
] as const;

test('a report without any matches', async ({ page }) => {
  const person = await newAccount('nothing');
  const job = await writeLargeReport({ owner: person, pages: 3, findings: 2 });
  await logIn(page, person.email, pathOf(job));
  for (const [query, words] of without) {
    await page.goto(`${pathOf(job)}?${query}`);
    await expect(page.getByText(words)).toBeVisible();
    await expectSoundInEveryLook(page, words);
  }
});
