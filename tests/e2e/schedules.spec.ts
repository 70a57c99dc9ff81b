import { expect, type Page, test } from '@playwright/test';
import { paths } from '#domain/collections';
import type { Schedule } from '#domain/schedule';
import { startSite } from '../support/siteServer';
import { db, signUp as newAccount, runScheduled, type SignedIn } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));
test.use({ timezoneId: 'Europe/London' });

const scheduled = (page: Page) => page.getByRole('region', { name: 'Scheduled jobs' });

async function scheduleOf({ uid }: SignedIn): Promise<Schedule | undefined> {
  const { docs } = await db.collection(paths.schedules).where('ownerUid', '==', uid).get();
  return docs[0]?.data() as Schedule | undefined;
}

atBothSizes(() => {
  test('a site is scheduled from its report, and its schedule is changed, paused, resumed, and deleted', async ({
    page,
  }) => {
    const person = await newAccount('schedule');
    const job = storedJob(1, person, { state: 'failed', title: 'shop.example.com' });
    await storeJobs(db, [job]);
    await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule shop.example.com' });
    await expect(dialog.getByText(/Next run: Monday.* at 06:00/)).toBeVisible();
    await expect(dialog.getByText('Your plan allows at most weekly runs.')).toBeVisible();
    await expect(dialog.getByLabel('Repeats').getByRole('option')).toHaveText(['Every week', 'Every month']);
    await dialog.getByLabel('On', { exact: true }).selectOption({ label: 'Friday' });
    await dialog.getByLabel('At', { exact: true }).fill('17:30');
    await dialog.getByLabel('Time zone').fill('new york');
    await page.getByRole('option', { name: 'America/New York' }).click();
    await expect(dialog.getByText(/Next run: Friday.* at 17:30/)).toBeVisible();
    await expectSoundInBothThemes(page, 'new schedule');
    await dialog.getByRole('button', { name: 'Schedule this job' }).click();
    await expect(page.getByText('shop.example.com scheduled')).toBeVisible();
    expect(await scheduleOf(person)).toMatchObject({
      input: job.input,
      ...{ repeat: 'weekly', weekday: 5, hour: 17, minute: 30, timeZone: 'America/New_York', paused: false },
    });

    await page.goto('/dashboard');
    await expect(scheduled(page).getByText('Every Friday at 17:30, America/New York')).toBeVisible();
    await expectSoundInBothThemes(page, 'scheduled');
    const change = scheduled(page).getByRole('button', { name: 'Change the schedule for shop.example.com' });
    await change.click();
    await page.getByRole('menuitem', { name: 'Change schedule' }).click();
    const edit = page.getByRole('dialog', { name: 'Change the schedule for shop.example.com' });
    await edit.getByLabel('Repeats').selectOption({ label: 'Every month' });
    await edit.getByLabel('On day', { exact: true }).fill('32');
    await edit.getByRole('button', { name: 'Save schedule' }).click();
    await expect(edit.getByText('Enter a day from 1 to 31.')).toBeVisible();
    await edit.getByLabel('On day', { exact: true }).fill('31');
    await expect(edit.getByText('In shorter months, it runs on the last day.')).toBeVisible();
    await expectSoundInBothThemes(page, 'schedule being changed');
    await edit.getByRole('button', { name: 'Save schedule' }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByText('shop.example.com scheduled')).toBeVisible();
    await expect(scheduled(page).getByText(/^On day 31 of each month at 17:30/)).toBeVisible();

    await change.click();
    await page.getByRole('menuitem', { name: 'Pause schedule' }).click();
    await expect(page.getByText('Schedule for shop.example.com paused')).toBeVisible();
    await expect(scheduled(page).getByText('Paused')).toBeVisible();
    expect((await scheduleOf(person))?.nextRunAt).toBeNull();
    await change.click();
    await page.getByRole('menuitem', { name: 'Resume schedule' }).click();
    await expect(page.getByText('Schedule for shop.example.com resumed')).toBeVisible();
    await expect(scheduled(page).getByText('Paused')).toBeHidden();

    await change.click();
    await page.getByRole('menuitem', { name: 'Delete schedule' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Delete the schedule for shop.example.com?' }),
    ).toBeVisible();
    await expectSoundInBothThemes(page, 'schedule before it is deleted');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete schedule' }).click();
    await expect(scheduled(page).getByText(/^No schedules yet/)).toBeVisible();
    expect(await scheduleOf(person)).toBeUndefined();
  });

  test('a second schedule is rejected with what to do, and the input is kept', async ({ page }) => {
    const person = await newAccount('second');
    const job = storedJob(1, person, { state: 'failed', title: 'shop.example.com' });
    await storeJobs(db, [job]);
    await logIn(page, person.email, `/dashboard/jobs/${job.jobId}`);
    for (const title of ['First', 'Second']) {
      await page.getByRole('button', { name: 'Schedule', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Name').fill(title);
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule this job' }).click();
      if (title === 'First') await expect(page.getByText('First scheduled')).toBeVisible();
    }
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Your plan’s limit is 1 schedule.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Second');
  });

  test("a schedule's job links to it, and a skipped run says why", async ({ page }) => {
    const site = await startSite(() => ({ '/': { body: '<title>Home</title>' } }));
    try {
      const person = await newAccount('runs');
      const first = storedJob(1, person, {
        title: 'home page',
        input: { ...storedJob(1, person).input, url: site.url },
      });
      await storeJobs(db, [first]);
      await logIn(page, person.email, `/dashboard/jobs/${first.jobId}`);
      await page.getByRole('button', { name: 'Schedule', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule this job' }).click();
      await expect(page.getByText('home page scheduled')).toBeVisible();
      const schedule = await scheduleOf(person);
      const ref = db.doc(paths.schedule(String(schedule?.scheduleId)));
      await ref.update({ nextRunAt: new Date(Date.now() - 1_000) });
      await runScheduled('runSchedules');

      await page.goto('/dashboard');
      await scheduled(page)
        .getByRole('link', { name: 'just now' })
        .or(scheduled(page).getByRole('link', { name: /minute/ }))
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Change schedule' })).toBeVisible();
      await page.goto('/dashboard');
      await scheduled(page).getByRole('link', { name: 'home page' }).click();
      await expect(page.locator('tr[data-job]')).toHaveCount(1);

      await ref.update({ problem: 'You’ve used all 30 jobs this month.' });
      await page.goto('/dashboard');
      await expect(scheduled(page).getByText('The last run of home page was skipped')).toBeVisible();
    } finally {
      await site.close();
    }
  });

  test('a site is verified from the form for a new job', async ({ page }) => {
    let token = '';
    const site = await startSite(
      () => ({
        '/': { body: '<title>Home</title>' },
        '/.well-known/plumbline-verification.txt': () => (token === '' ? { status: 404 } : { body: token }),
      }),
      { host: '0.0.0.0' },
    );
    try {
      // On the local stack, every loopback address except the default simulates an unverified site.
      const strange = site.url.replace('127.0.0.1', '127.0.0.2');
      const host = new URL(strange).host;
      const person = await newAccount('mine');
      await logIn(page, person.email, '/dashboard/new');
      await page.getByLabel('Site URL').fill(strange);
      await expect(
        page.getByText('Unverified domain: the job reads at most 100 pages at 2 requests per second.'),
      ).toBeVisible();
      await page.getByRole('button', { name: `Verify domain ${host}` }).click();
      const dialog = page.getByRole('dialog', { name: `Verify that you own ${host}` });
      await expect(dialog.getByLabel('Element', { exact: true })).toHaveValue(
        /<meta name="plumbline-verification"/,
      );
      await expectSoundInBothThemes(page, 'verify by a meta element');
      await dialog.getByRole('tab', { name: 'DNS' }).click();
      await expect(dialog.getByLabel('Value', { exact: true })).toHaveValue(/^plumbline-verification=/);
      await expectSoundInBothThemes(page, 'verify by DNS');
      await dialog.getByRole('tab', { name: 'File' }).click();
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expect(dialog.getByText('Not verified yet')).toBeVisible();
      await expectSoundInBothThemes(page, 'verify by a file that is not there yet');
      token = await dialog.getByLabel('File content').inputValue();
      await dialog.getByLabel('File content').press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/new$/);
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText(`${host} is verified`)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/Unverified domain/)).toBeHidden();
      const verification = await db.doc(paths.verification(person.uid, host)).get();
      expect(verification.get('method')).toBe('file');
    } finally {
      await site.close();
    }
  });
});
