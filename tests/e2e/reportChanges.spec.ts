import { expect, test } from '@playwright/test';
import { signUp as newAccount } from '../support/stack';
import { broken, check, withBrokenSite } from './support/brokenSite';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { finding, findingsOf, openEvidence, pathOf, unfold } from './support/reportScreen';
import { logIn } from './support/signIn';

withBrokenSite();
test.beforeEach(({ context }) => stayLocal(context));

atBothSizes(() => {
  test('compares two runs of a site: new and fixed findings, and the change of the score', async ({
    page,
  }) => {
    const person = await newAccount('comparing');
    const first = await check(person);
    broken.clear();
    broken.add('/team');
    const second = await check(person);
    await logIn(page, person.email, `${pathOf(second)}?tab=changes`);
    const news = page.getByRole('region', { name: 'New findings' });
    const fixed = page.getByRole('region', { name: 'Fixed findings' });
    await expect(news.getByText(/\/team/).first()).toBeVisible();
    await expect(news.getByText(/\/shop returns/)).toHaveCount(0);
    await expect(fixed.getByText(/\/shop returns/).first()).toBeVisible();
    await expectSoundInBothThemes(page, 'changes');
    await page.getByRole('tab', { name: /^Findings/ }).click();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expect(page.locator('h3[data-rule="broken-link"]')).toBeVisible();
    await page.locator('h3[data-rule="broken-link"]').getByRole('button').click();
    await expect(finding(page, '/team').getByText('New', { exact: true }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('img', { name: /Score of/ })).toBeVisible();
    await expectSoundInBothThemes(page, 'history');
    await page.getByRole('table').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(first.jobId));
  });

  test('compares a report with an earlier run that the user selects', async ({ page }) => {
    const person = await newAccount('choosing');
    const first = await check(person);
    broken.add('/team');
    const second = await check(person);
    const third = await check(person);
    await logIn(page, person.email, `${pathOf(third)}?tab=changes`);
    const news = page.getByRole('region', { name: 'New findings' });
    const earlier = page.getByLabel('Compare with');
    // The previous run by default.
    await expect(earlier).toHaveValue(second.jobId);
    await expect(news.getByText('No new findings.')).toBeVisible();
    await earlier.selectOption(first.jobId);
    await expect(news.getByText(/\/team returns/).first()).toBeVisible();
    await earlier.selectOption(second.jobId);
    await expect(news.getByText('No new findings.')).toBeVisible();
  });

  test('a finding is rechecked, ignored with a reason, and restored', async ({ page }) => {
    const person = await newAccount('deciding');
    const job = await check(person);
    await logIn(page, person.email, findingsOf(job));
    await unfold(page);
    const shop = page.locator('article[data-rule="broken-link"]');
    const detail = await openEvidence(shop);
    await detail.getByRole('button', { name: 'Recheck' }).click();
    await expect(detail.getByText('Still there: status 404.')).toBeVisible();
    broken.clear();
    await detail.getByRole('button', { name: 'Recheck' }).click();
    await expect(detail.getByText('Fixed: it’s no longer on the page.')).toBeVisible();

    await detail.getByRole('button', { name: 'Ignore' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ignore this finding?' });
    await dialog.getByLabel('Reason').fill('The shop opens in March.');
    await expectSoundInBothThemes(page, 'ignore');
    await dialog.getByRole('button', { name: 'Ignore finding' }).click();
    await expect(dialog).toBeHidden();
    await expect(shop).toHaveCount(0);
    await page.getByRole('button', { name: /^Ignored/ }).click();
    await expect(page).toHaveURL(/mark=ignored/);
    await expect(page.locator('h3[data-rule]')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('h3[data-rule]')).toHaveCount(1);
    // Expanded rules are still expanded.
    const ignored = await openEvidence(shop);
    await expect(ignored.getByText('The shop opens in March.')).toBeVisible();
    await ignored.getByRole('button', { name: 'Stop ignoring' }).click();
    await page.getByRole('button', { name: 'Show all findings' }).click();
    await expect(shop).toBeVisible();
  });
});
