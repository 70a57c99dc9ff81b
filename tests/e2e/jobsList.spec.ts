import { expect, type Page, test } from '@playwright/test';
import { searchTokens } from '../../src/domain/jobSearch';
import { db, signUp as newAccount, type SignedIn } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { atBothSizes, expectSound, inEveryLook } from './support/looks';
import { logIn, logInAsAdmin, stayLocal } from './support/people';

test.beforeEach(({ context }) => stayLocal(context));

const list = '/dashboard/jobs';
const rows = (page: Page) => page.locator('tr[data-job]');
const titles = (page: Page) => rows(page).getByRole('link').allTextContents();

/** Somebody with so many jobs that have ended, one a minute. */
async function withJobs(count: number): Promise<SignedIn> {
  const person = await newAccount('lister');
  await storeJobs(
    db,
    Array.from({ length: count }, (_, n) => storedJob(n, person)),
  );
  return person;
}

inEveryLook(({ name }) => {
  test('the list of jobs in its states', async ({ page }) => {
    const person = await newAccount('empty');
    await logIn(page, person.email, list);
    await expect(page.getByText('You have no jobs yet')).toBeVisible();
    await expectSound(page, `no jobs, ${name}`);

    await storeJobs(db, [
      ...Array.from({ length: 30 }, (_, n) => storedJob(n + 1, person)),
      storedJob(0, person, { state: 'running' }),
    ]);
    await page.getByRole('button', { name: 'Show 25 or more new jobs' }).click();
    await expect(rows(page)).toHaveCount(25);
    await expectSound(page, `jobs, ${name}`);

    await page
      .getByRole('checkbox', { name: 'Choose all jobs of this page' })
      .or(page.getByRole('checkbox').first())
      .first()
      .check();
    await expect(page.getByRole('region', { name: 'Chosen jobs' })).toBeVisible();
    await expectSound(page, `jobs chosen, ${name}`);

    await page.getByRole('searchbox', { name: /Search/ }).fill('nobody has this');
    await expect(page.getByText('No job fits these filters')).toBeVisible();
    await page.getByRole('button', { name: 'More filters' }).click();
    await expectSound(page, `no match, ${name}`);
  });
});

atBothSizes(() => {
  test('pages go on and back, and the address keeps everything', async ({ page }) => {
    const person = await withJobs(60);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(25);
    await expect(page.getByText('1 to 25 of 60 jobs')).toBeVisible();
    const first = await titles(page);
    await page.getByRole('button', { name: 'Next jobs' }).click();
    await expect(page).toHaveURL(/after=/);
    await expect.poll(() => titles(page)).not.toEqual(first);
    const second = await titles(page);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(second);
    await page.getByRole('button', { name: 'Next jobs' }).click();
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Previous jobs' }).click();
    await expect.poll(() => titles(page)).toEqual(second);
    await page.getByRole('button', { name: 'Previous jobs' }).click();
    await expect.poll(() => titles(page)).toEqual(first);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(second);
  });

  test('filters, search and order combine, stand in the address and can be kept by name', async ({
    page,
  }) => {
    const person = await withJobs(60);
    await logIn(page, person.email, list);
    await page.getByRole('combobox', { name: 'State' }).selectOption('failed');
    await expect(page).toHaveURL(/state=failed/);
    await expect(page.getByText('1 to 20 of 20 jobs')).toBeVisible();
    await page.getByRole('searchbox', { name: /Search/ }).pressSequentially('site-1', { delay: 5 });
    await expect(page).toHaveURL(/q=site-1/);
    await expect
      .poll(async () => (await titles(page)).every((title) => title.startsWith('site-1')))
      .toBe(true);

    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view' }).click();
    await page.getByLabel('Name').fill('Failed ones');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('button', { name: 'Saved views: Failed ones' })).toBeVisible();

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
    await page.getByRole('button', { name: 'Score' }).click();
    await expect(page).toHaveURL(/sort=worst/);
    await expect(page.getByText('1 to 20 of 20 jobs')).toBeVisible();
    const scores = await rows(page).locator('td:nth-child(5)').allTextContents();
    const numbers = scores.map((score) => Number.parseInt(score, 10));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);

    await page.reload();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Failed ones' }).click();
    await expect(page).toHaveURL(/q=site-1&state=failed/);
  });

  test('new jobs wait behind a button, and a running one changes in its place', async ({ page }) => {
    const person = await withJobs(10);
    const running = storedJob(4, person, { state: 'running', title: 'the one that runs' });
    await storeJobs(db, [running]);
    await logIn(page, person.email, list);
    const row = page.locator(`tr[data-job="${running.jobId}"]`);
    await expect(row.getByText('Running')).toBeVisible();
    const before = await titles(page);
    const place = () => rows(page).first().boundingBox();
    const placeBefore = await place();

    await storeJobs(db, [storedJob(900, person, { createdAt: new Date(), title: 'brand new' })]);
    await db.doc(`jobs/${running.jobId}`).update({ state: 'failed', failure: storedJob(1, person).failure });
    await expect(row.getByText('Failed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show 1 new job' })).toBeVisible();
    expect(await titles(page)).toEqual(before);
    expect(await place()).toEqual(placeBefore);
    await page.getByRole('button', { name: 'Show 1 new job' }).click();
    await expect.poll(() => titles(page)).toEqual(['brand new', ...before]);
  });
});

test('only unfinished rows are listened to, and only while they can be seen', async ({ page }) => {
  const person = await newAccount('watcher');
  const far = storedJob(24, person, { state: 'running' });
  await storeJobs(db, [...Array.from({ length: 24 }, (_, n) => storedJob(n, person)), far]);
  await page.setViewportSize({ width: 1280, height: 500 });
  const listened: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (decodeURIComponent(body).includes('addTarget')) listened.push(decodeURIComponent(body));
  });
  await logIn(page, person.email, list);
  await expect(rows(page)).toHaveCount(25);
  const asksFor = (jobId: string) => listened.some((body) => body.includes(`/jobs/${jobId}"`));
  expect(asksFor(far.jobId)).toBe(false);
  await page.locator(`tr[data-job="${far.jobId}"]`).scrollIntoViewIfNeeded();
  await expect.poll(() => asksFor(far.jobId)).toBe(true);
  expect(asksFor(storedJob(0, person).jobId)).toBe(false);
});

atBothSizes(({ name }) => {
  test('many are labelled, exported and deleted, with a preview of what will happen', async ({ page }) => {
    const person = await withJobs(40);
    await storeJobs(db, [storedJob(0, person, { state: 'running' })]);
    await logIn(page, person.email, list);
    await page.getByRole('checkbox', { name: 'Choose all jobs of this page' }).check();
    await page.getByRole('button', { name: 'Choose all 40 jobs' }).click();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Label jobs' }).click();
    await page.getByLabel('Label', { exact: true }).last().fill('Spring');
    await page.getByRole('button', { name: 'Label 40 jobs' }).click();
    await expect(page.getByText('40 jobs labelled')).toBeVisible();
    const labelled = await db
      .collection('jobs')
      .where('ownerUid', '==', person.uid)
      .where('label', '==', 'Spring')
      .get();
    expect(labelled.size).toBe(40);
    await expect(rows(page).getByTitle('Label: Spring')).toHaveCount(25);
    // What the dialog was opened by has gone with the choice.
    await expect(page.locator('[tabindex="-1"]:focus').locator('tr[data-job]')).toHaveCount(25);

    await page.getByRole('checkbox', { name: 'Choose all jobs of this page' }).check();
    await page.getByRole('button', { name: 'Actions' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export jobs' }).click();
    await page.getByRole('button', { name: 'Export 25 jobs' }).click();
    expect((await download).suggestedFilename()).toBe('plumbline-jobs.csv');

    await page.getByRole('checkbox', { name: 'Choose all jobs of this page' }).check();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete jobs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 25 jobs' });
    await expect(dialog.getByText('1 job: has not ended yet; cancel it first')).toBeVisible();
    await expectSound(page, `delete jobs, ${name}`);
    await dialog.getByRole('button', { name: 'Delete 24 jobs' }).click();
    await expect(dialog.getByText('Type “delete 24” exactly.')).toBeVisible();
    await dialog.getByLabel('Type “delete 24” to confirm').fill('delete 24');
    await expect(dialog.getByText('Type “delete 24” exactly.')).toBeHidden();
    await dialog.getByRole('button', { name: 'Delete 24 jobs' }).click();
    // Each with all that lies below it, which takes the emulator a moment.
    await expect(page.getByText('24 jobs deleted')).toBeVisible({ timeout: 45_000 });
    await expect(rows(page)).toHaveCount(16);
  });

  test('what a state does not allow is off and says why', async ({ page }) => {
    const person = await newAccount('why');
    await storeJobs(db, [storedJob(0, person, { state: 'succeeded' })]);
    await logIn(page, person.email, list);
    await rows(page).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Actions' }).click();
    for (const [action, reason] of [
      ['Cancel jobs', 'It has ended.'],
      ['Retry jobs', 'It has succeeded.'],
    ]) {
      const item = page.getByRole('menuitem', { name: action ?? '' });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toContainText(reason ?? '');
    }
  });

  test('offline, a list that was not loaded says so', async ({ page, context }) => {
    const person = await withJobs(3);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(3);
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'Grade' }).selectOption('A');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible({ timeout: 30_000 });
    await expectSound(page, `offline, ${name}`);
  });

  test('offline, a screen that was not fetched says so, and comes by itself with the connection', async ({
    page,
    context,
  }) => {
    const person = await withJobs(1);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(1);
    await context.setOffline(true);
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByText('A fault of ours')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an admin sees everybody’s jobs with owner and attempt, and finds one owner’s failures', async ({
    page,
  }) => {
    const person = await withJobs(6);
    await logInAsAdmin(page, `/admin/jobs?owner=${encodeURIComponent(person.email)}`);
    await expect(rows(page)).toHaveCount(6);
    const columns = page.getByRole('columnheader', { name: 'Attempt' });
    await expect(columns.or(rows(page).first().getByText('Attempt')).first()).toBeVisible();
    await expect(rows(page).first().getByRole('link', { name: person.email })).toBeVisible();
    await page.getByRole('combobox', { name: 'Failure' }).selectOption({ label: 'Site unreachable' });
    await expect(rows(page)).toHaveCount(2);
    await expectSound(page, `all jobs, ${name}`);

    await rows(page).first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Retry jobs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retry 1 job' });
    await expect(dialog).toContainText(person.email);
    await expect(dialog).toContainText('in its owner’s name');
    await dialog.getByRole('button', { name: 'Leave as they are' }).click();
    // From there it is opened as its owner sees it.
    await rows(page).first().getByRole('link', { name: person.email }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${person.uid}\\?job=`));
    await expect(page.getByText(person.email).first()).toBeVisible();
  });

  test('a list that can’t be read says so, and is read when that is mended', async ({ page }) => {
    const person = await withJobs(3);
    await logIn(page, person.email, list);
    await expect(rows(page)).toHaveCount(3);
    const database = /google\.firestore\.v1\.Firestore/;
    await page.route(database, (route) => route.abort());
    await page.getByRole('combobox', { name: 'Grade' }).selectOption('F');
    await expect(page.getByRole('heading', { name: 'The jobs couldn’t be loaded' })).toBeVisible({
      timeout: 30_000,
    });
    await expectSound(page, `not loaded, ${name}`);
    await page.unroute(database);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    // The connection is tried anew at growing distances; until it stands, asking again is refused at once.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(rows(page)).toHaveCount(3, { timeout: 3_000 });
    }).toPass({ timeout: 45_000 });
  });
});

test('site, label, schedule and days each narrow the list down, and an id finds its job', async ({
  page,
}) => {
  const person = await withJobs(12);
  const scheduleId = `nightly-${person.uid}`;
  await db
    .doc(`schedules/${scheduleId}`)
    .set({ scheduleId, ownerUid: person.uid, title: 'Every night', paused: true, nextRunAt: null });
  // As long as those that functions make.
  const names = { jobId: `odd${person.uid}`.slice(0, 20), title: 'the odd one', host: 'odd.example.com' };
  const createdAt = new Date(2026, 0, 2, 12);
  const odd = storedJob(100, person, { ...names, searchTokens: searchTokens(names), label: 'Spring' });
  await storeJobs(db, [{ ...odd, scheduleId, createdAt }]);
  await logIn(page, person.email, list);
  await expect(rows(page)).toHaveCount(13);
  await page.getByRole('button', { name: 'More filters' }).click();
  const narrows = async (narrow: () => Promise<unknown>, address: RegExp) => {
    await narrow();
    await expect(page).toHaveURL(address);
    await expect.poll(() => titles(page)).toEqual(['the odd one']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page)).toHaveCount(13);
  };
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await narrows(() => field('Site').fill('odd.example.com'), /site=odd/);
  await narrows(() => field('Label').fill('Spring'), /label=Spring/);
  await narrows(() => field('Schedule').selectOption('Every night'), /schedule=nightly/);
  await narrows(() => page.getByRole('searchbox', { name: /Search/ }).fill(odd.jobId), /q=/);
  await narrows(async () => {
    await field('From').fill('2026-01-02');
    await expect(page).toHaveURL(/from=/);
    await field('To').fill('2026-01-02');
  }, /to=2026-01-02/);
});

test('keys act on the row where the focus is: r runs it again', async ({ page }) => {
  const person = await withJobs(0);
  const input = { ...storedJob(0, person).input, url: 'http://127.0.0.1:9/' };
  const jobs = ['first', 'second', 'third'].map((title, n) =>
    storedJob(n, person, { title, state: 'failed', input }),
  );
  await storeJobs(db, jobs);
  await logIn(page, person.email, list);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'first' })).toBeFocused();
  await page.getByRole('link', { name: 'third' }).focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Retry 1 job' });
  await expect(dialog).toContainText('third');
  await dialog.getByRole('button', { name: 'Retry 1 job' }).click();
  await expect(page.getByText('1 job started again')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(['third', 'first', 'second', 'third']);
  const made = await db
    .collection('jobs')
    .where('ownerUid', '==', person.uid)
    .where('attempt', '==', 2)
    .get();
  expect(made.docs.map((job) => job.get('retryOf'))).toEqual([jobs[2]?.jobId]);
});
