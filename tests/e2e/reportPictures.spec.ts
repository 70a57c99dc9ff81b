import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { type SiteHistory, withRun } from '#domain/siteHistory';
import { writeLargeReport } from '../support/largeReport';
import { db, signUp as newAccount } from '../support/stack';
import { storeJobs } from '../support/storedJobs';
import { atEachSize } from './support/looks';
import { stopClock } from './support/pictures';
import { pathOf } from './support/reportScreen';
import { drawn, expiresAt, idsOf, minutes, pastJob, toTop, withPictures } from './support/screenPictures';
import { logIn } from './support/signIn';

/** Compares all parts of a report, a shared report, and unsuccessful jobs with their screenshots. */
withPictures();

atEachSize((size) => {
  const idOf = idsOf(size);

  test('a report matches its screenshots', async ({ page }) => {
    const person = await newAccount('screens');
    const owner = { uid: person.uid, email: 'ada@example.com' };
    const at = minutes(90);
    const job = await writeLargeReport({ owner, pages: 300, findings: 600, jobId: idOf('report'), at });
    await db.doc(paths.job(job.jobId)).update({ expiresAt });
    await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
    await stopClock(page);
    await page.reload();
    await expect(page.getByRole('figure', { name: /URLs by depth/ })).toBeVisible();
    await drawn(page, size, 'report');

    await page.goto(`/dashboard/jobs/${job.jobId}?tab=details`);
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByRole('listitem')).not.toHaveCount(0);
    await drawn(page, size, 'details');
    await page.goto(`/dashboard/jobs/${job.jobId}?tab=findings`);

    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(page.locator('article[data-finding]').first()).toBeVisible();
    await toTop(page.getByRole('tablist', { name: 'Report' }));
    await drawn(page, size, 'findings', { whole: false });

    await page.goto(`/dashboard/jobs/${job.jobId}?tab=pages`);
    const addresses = page.getByRole('table', { name: 'The site’s URLs' });
    await expect(addresses.locator('[data-index="0"]').getByRole('link')).toBeVisible();
    await toTop(page.getByRole('tablist', { name: 'Report' }));
    await drawn(page, size, 'addresses', { whole: false });

    await page.goto(`/dashboard/jobs/${job.jobId}?tab=structure`);
    await expect(page.getByText('Findings by folder and depth').first()).toBeVisible();
    await drawn(page, size, 'structure');
  });

  test('changes and the history of the score match their screenshots', async ({ page }) => {
    const person = await newAccount('screens');
    const owner = { uid: person.uid, email: 'ada@example.com' };
    let history: SiteHistory | undefined;
    const runs = [
      { jobId: idOf('before'), findings: 36, at: minutes(1_500) },
      { jobId: idOf('after'), findings: 40, at: minutes(90) },
    ];
    for (const { at, ...run } of runs) {
      const { jobId, result } = await writeLargeReport({ owner, pages: 30, at, ...run });
      if (!result?.grade || result.score === null) throw new Error('A job that succeeded has a score.');
      const { error: errors, warning: warnings } = result.counts;
      const { score, grade } = result;
      const comparable = 'site https://large.example/';
      history = withRun(history, 'large.example', { jobId, at, score, grade, errors, warnings, comparable });
      await db.doc(paths.job(jobId)).update({ expiresAt });
    }
    if (!history) throw new Error('There are two runs.');
    await db.doc(paths.site(person.uid, 'large.example')).set(history);
    await logIn(page, person.email);
    await stopClock(page);

    await page.goto(`/dashboard/jobs/${idOf('after')}?tab=changes`);
    await expect(page.getByRole('region', { name: 'New findings' }).getByRole('listitem')).not.toHaveCount(0);
    await drawn(page, size, 'changes');
    await page.goto(`/dashboard/jobs/${idOf('after')}?tab=history`);
    await expect(page.getByRole('img', { name: /Score of/ })).toBeVisible();
    await drawn(page, size, 'history');
  });

  test('a shared report, and failed and canceled jobs match their screenshots', async ({ page }) => {
    const person = await newAccount('screens');
    const owner = { uid: person.uid, email: 'ada@example.com' };
    const failed = pastJob(1, person, idOf('failed'), { state: 'failed', title: 'shop.example.com' });
    await storeJobs(db, [failed]);
    const events = [
      { kind: 'submitted', at: failed.createdAt, slice: 0 },
      { kind: 'slice-started', at: failed.startedAt, slice: 1 },
      { kind: 'failed', at: failed.finishedAt, slice: 1 },
    ];
    await db.doc(paths.timeline(failed.jobId)).set({ events });
    const [shared, canceled] = [
      await writeLargeReport({ owner, pages: 30, findings: 12, jobId: idOf('shared'), at: minutes(90) }),
      await writeLargeReport({ owner, pages: 3, findings: 2, jobId: idOf('canceled'), at: minutes(90) }),
    ];
    await db.doc(paths.job(shared.jobId)).update({ expiresAt });
    await db.doc(paths.job(canceled.jobId)).update({ expiresAt, state: 'canceled' });
    await logIn(page, person.email, pathOf(shared));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this report' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await stopClock(page);

    await page.goto(pathOf(failed));
    await expect(page.getByText('This job failed')).toBeVisible();
    await drawn(page, size, 'failed job');
    await page.goto(pathOf(canceled));
    await expect(page.getByText('based on 3 pages only')).toBeVisible();
    await drawn(page, size, 'cancelled job');
    await page.goto(link);
    await expect(page.getByRole('figure', { name: /URLs by depth/ })).toBeVisible();
    await drawn(page, size, 'shared report');
  });
});
