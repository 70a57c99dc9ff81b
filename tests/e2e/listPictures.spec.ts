import { expect, test } from '@playwright/test';
import { paths } from '#domain/collections';
import { db, signUp as newAccount, type SignedIn, signUpAdmin } from '../support/stack';
import { storeJobs } from '../support/storedJobs';
import { cut, database } from './support/hold';
import { choose, choosePage, list, rows } from './support/jobsList';
import { atEachSize } from './support/looks';
import { expectPictures, ofPart, steady, stopClock } from './support/pictures';
import { drawn, idsOf, pastJob, withPictures } from './support/screenPictures';
import { logIn } from './support/signIn';
import { viewAs } from './support/viewAs';

/** Compares the list of jobs in its other states, and its dialogs and menus, with their screenshots. */
withPictures();

atEachSize((size) => {
  const idOf = idsOf(size);

  const storePastJobs = (person: SignedIn, name: string) =>
    storeJobs(db, [
      pastJob(0, person, idOf(`${name}-0`), { state: 'running' }),
      ...Array.from({ length: 6 }, (_, n) => pastJob(n + 1, person, idOf(`${name}-${n + 1}`))),
    ]);

  test('the empty list, the list without a match, its filters, its actions, and the command palette match their screenshots', async ({
    page,
  }) => {
    const person = await newAccount('screens');
    await logIn(page, person.email);
    await stopClock(page);
    await page.goto(list);
    await expect(page.getByText('No jobs yet')).toBeVisible();
    await drawn(page, size, 'list without jobs');

    await storePastJobs(person, 'few');
    await page.reload();
    await expect(rows(page)).toHaveCount(7);
    await page.getByRole('button', { name: 'More filters' }).click();
    await expect(page.getByRole('combobox', { name: 'Failure' })).toBeVisible();
    await drawn(page, size, 'list with all filters');
    await choosePage(page);
    await drawn(page, size, 'list with jobs chosen');
    for (const verb of ['Label', 'Export', 'Retry', 'Delete', 'Cancel']) {
      await choose(page, `${verb} jobs`);
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${verb} \\d+ jobs?$`) });
      // The number of jobs that can be submitted is queried once the dialog is open.
      if (verb === 'Retry') await expect(dialog.getByText(/of them are queued/)).toBeVisible();
      await expectPictures({ page, size, name: `dialog ${verb} jobs`, of: dialog }, ofPart);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('searchbox', { name: /Search/ }).fill('nobody has this');
    await expect(page.getByText('No jobs match these filters')).toBeVisible();
    await drawn(page, size, 'list without a match');

    await page.keyboard.press('Control+k');
    const menu = page.getByRole('dialog', { name: 'Go to' });
    await expect(menu.getByRole('option', { name: /site-1/ })).toBeVisible();
    await expectPictures({ page, size, name: 'command menu', of: menu }, ofPart);
  });

  test('the list that can’t be loaded matches its screenshot', async ({ page, context }) => {
    const person = await newAccount('screens');
    await storePastJobs(person, 'cut');
    await logIn(page, person.email);
    await stopClock(page);
    await page.goto(list);
    await expect(rows(page)).toHaveCount(7);
    await cut(page, database);
    await page.getByRole('combobox', { name: 'Grade' }).selectOption('F');
    await expect(page.getByRole('heading', { name: 'Couldn’t load the jobs' })).toBeVisible({
      timeout: 30_000,
    });
    await drawn(page, size, 'list not loaded');
    await context.setOffline(true);
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await drawn(page, size, 'list offline');
  });

  test('the list without permission matches its screenshot', async ({ page }) => {
    const [person, admin] = [await newAccount('screens'), await signUpAdmin('screens')];
    await storePastJobs(person, 'closed');
    await logIn(page, admin.email, '/admin');
    const view = await viewAs(page, person.uid);
    await steady(view);
    await view.goto(list);
    await expect(rows(view)).toHaveCount(7);
    await page.goto('about:blank');
    await db.doc(paths.user(admin.uid)).update({ admin: false });
    await view.getByRole('combobox', { name: 'Grade' }).selectOption('F');
    await expect(view.getByRole('heading', { name: 'You don’t have access to this list' })).toBeVisible();
    // It counts down the remaining minutes.
    const banner = view.getByRole('region', { name: 'Viewing as a user' });
    await drawn(view, size, 'list not for this account', { mask: [banner] });
  });
});
