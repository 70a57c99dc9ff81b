import { expect, type Page, test } from '@playwright/test';
import { startFaultySite } from '../support/faultySite';
import { signUp as newAccount } from '../support/stack';
import { brokenSiteUrl, check, withBrokenSite } from './support/brokenSite';
import { database, hold } from './support/hold';
import { expectFocusSeen, pressBy, tabTo } from './support/keyboard';
import { atBothSizes } from './support/looks';
import { password, stayLocal } from './support/people';
import { findingsOf } from './support/reportScreen';
import { logIn } from './support/signIn';

/** The main user flow by keyboard alone: nothing here uses a pointer or sets the focus. */
withBrokenSite();
test.beforeEach(({ context }) => stayLocal(context));

async function logInByKeys(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await tabTo(page, { name: /^Email/ });
  await page.keyboard.type(email);
  await tabTo(page, { name: /^Password/ });
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

async function startByKeys(page: Page, address: string): Promise<void> {
  await page.keyboard.press('n');
  await expect(page.getByLabel('Site URL')).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);
}

async function goTo(page: Page, where: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await page.keyboard.type(where);
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^${where}`, 'i'));
  await page.keyboard.press('Enter');
}

/** Presses J until the focus is on a job, because a list that has just appeared may not listen to keys yet. */
async function enterList(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(page.locator('tr[data-job] :focus, tr[data-job]:focus')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expectFocusSeen(page);
}

const isInMain = () => document.activeElement?.closest('main') !== null && document.activeElement !== null;

atBothSizes(() => {
  test('a user logs in, has a site checked, follows it, moves to a finding, rechecks it, and ignores it', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const person = await newAccount('keyboard');
    await logInByKeys(page, person.email);
    // The form there has the focus, so n would be typed.
    await goTo(page, 'Jobs');
    await expect(page.getByText('No jobs yet')).toBeVisible();
    await startByKeys(page, brokenSiteUrl());
    await expect(page.getByText(/Succeeded with a score of/)).toBeAttached({ timeout: 60_000 });

    await tabTo(page, { name: /^Overview/ });
    await page.keyboard.press('ArrowRight');
    await pressBy(page, { name: 'Expand all' });
    const shop = 'article[data-rule="broken-link"]';
    await tabTo(page, { name: /^error: 404/, within: shop, maxSteps: 120 });
    await page.keyboard.press('Enter');
    await pressBy(page, { name: 'Recheck' });
    await expect(page.getByText('Still there: status 404.')).toBeVisible();
    await pressBy(page, { name: 'Ignore' });
    const dialog = page.getByRole('dialog', { name: 'Ignore this finding?' });
    await expect(dialog).toBeVisible();
    await tabTo(page, { name: /^Reason/ });
    await page.keyboard.type('The shop opens in March.');
    await pressBy(page, { name: 'Ignore finding' });
    await expect(dialog).toBeHidden();
    await expect(page.locator(shop)).toHaveCount(0);
    await expectFocusSeen(page);
  });

  test('the focus keeps its position on the screen while the findings above it load', async ({ page }) => {
    const person = await newAccount('keyboard');
    const job = await check(person);
    await logIn(page, person.email, findingsOf(job));
    await expect(page.getByRole('button', { name: 'Expand all' })).toBeVisible();
    const release = await hold(page, database);
    await pressBy(page, { name: 'Expand all' });
    await expect(page.locator('[data-waiting]')).not.toHaveCount(0);
    await tabTo(page, { name: /\w/, within: 'h3[data-rule="open-graph-missing"]' });
    const top = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    const before = await top();

    release();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    expect(await top()).toBeCloseTo(before ?? 0, 0);
    await expectFocusSeen(page);
  });

  test('another job is canceled while it runs, retried, and found in the list', async ({ page }) => {
    test.setTimeout(180_000);
    const site = await startFaultySite({ delayMs: 900 });
    try {
      const person = await newAccount('keyboard');
      await logInByKeys(page, person.email);
      await goTo(page, 'Jobs');
      await expect(page.getByText('No jobs yet')).toBeVisible();
      await startByKeys(page, site.url);
      const first = page.url();
      await expect(page.getByRole('group', { name: 'Checked' })).toHaveText(/[1-9]/, { timeout: 30_000 });
      await page.keyboard.press('c');
      await expect(page.getByRole('dialog', { name: 'Cancel this job?' })).toBeVisible();
      await pressBy(page, { name: 'Cancel job' });
      await expect(page.getByRole('button', { name: 'Retry job' })).toBeVisible({ timeout: 30_000 });
      await expectFocusSeen(page);
      await page.keyboard.press('r');
      await expect(page).not.toHaveURL(first);
      await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);

      await goTo(page, 'Jobs');
      await expect(page.locator('tr[data-job]')).toHaveCount(2);
      await enterList(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1, name: /127\.0\.0\.1/ })).toBeVisible();
      // The pressed control is gone with its screen: the next Tab continues from the start of the new one.
      await expect.poll(() => page.evaluate(isInMain)).toBe(true);
      await goTo(page, 'Jobs');
      await expect(page.locator('tr[data-job]')).toHaveCount(2);
      await enterList(page);
      for (const key of ['j', 'k']) {
        await page.keyboard.press(key);
        await expectFocusSeen(page);
      }
      await page.keyboard.press('x');
      await expect(page.getByRole('region', { name: 'Selected jobs' })).toContainText('1 job selected');
      await page.keyboard.press('c');
      await expect(page.getByRole('dialog', { name: 'Cancel 1 job' })).toBeVisible();
      await pressBy(page, { name: 'Cancel 1 job' });
      await expect(page.getByText('1 job canceling')).toBeVisible({ timeout: 45_000 });
    } finally {
      await site.close();
    }
  });
});
