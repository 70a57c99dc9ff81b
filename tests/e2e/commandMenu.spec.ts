import { expect, test } from '@playwright/test';
import { db, signUp as newAccount } from '../support/stack';
import { storedJob, storeJobs } from '../support/storedJobs';
import { hold } from './support/hold';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

atBothSizes(() => {
  test('? shows the shortcuts, and Ctrl K goes anywhere', async ({ page }) => {
    const person = await newAccount('keys');
    await storeJobs(db, [storedJob(0, person, { title: 'a job to go to' })]);
    await logIn(page, person.email, '/dashboard/jobs');
    await expect(page.locator('tr[data-job]')).toHaveCount(1);
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    // A busy machine may show the row a moment before it listens for keys.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(keys).toBeVisible({ timeout: 1_000 });
    }).toPass();
    for (const words of ['Next job', 'New job', 'Search by host, title or ID']) {
      await expect(keys.getByText(words)).toBeVisible();
    }
    await expectSoundInBothThemes(page, 'keys');
    await page.keyboard.press('Escape');

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: /Search/ })).toBeFocused();
    await page.keyboard.type('n');
    await expect(page.getByRole('dialog', { name: 'New job' })).toBeHidden();

    await page.keyboard.press('Control+k');
    const menu = page.getByRole('dialog', { name: 'Go to' });
    await expect(menu.getByRole('option', { name: /a job to go to/ })).toBeVisible();
    await expectSoundInBothThemes(page, 'command menu');
    await page.keyboard.type('settin');
    await expect(menu.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/settings$/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a job to');
    await expect(menu.getByRole('option', { name: /a job to go to/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);
  });

  test('keeps what is typed before the command palette has loaded', async ({ page }) => {
    const person = await newAccount('fast');
    await logIn(page, person.email, '/dashboard/jobs');
    await expect(page.getByText('No jobs yet')).toBeVisible();
    const release = await hold(page, '**/*.js');
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Loading the command palette')).toBeAttached();
    await page.keyboard.type('sett');
    release();
    await expect(page.getByRole('option', { name: 'Settings' })).toBeVisible();
    await page.keyboard.type('in');
    await expect(page.getByRole('combobox', { name: 'Search pages, actions and jobs' })).toHaveValue(
      'settin',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/settings$/);
  });
});
