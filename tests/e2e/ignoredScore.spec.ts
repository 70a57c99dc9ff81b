import { expect, type Page, test } from '@playwright/test';
import { writeLargeReport } from '../support/largeReport';
import { signUp as newAccount } from '../support/stack';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { findingsOf } from './support/reportScreen';
import { logIn } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

const strip = (page: Page, name: string) => page.locator('header').getByRole('group', { name, exact: true });

atBothSizes(() => {
  test('ignoring ten findings changes the score and the counts, and restoring them brings the old ones back', async ({
    page,
  }) => {
    const person = await newAccount('scoring');
    const job = await writeLargeReport({ owner: person, pages: 30, findings: 60 });
    const numbers = async () => ({
      score: (await strip(page, 'Score').textContent()) ?? '',
      errors: Number(/\d+/.exec((await strip(page, 'Errors').textContent()) ?? '')?.[0]),
    });
    await logIn(page, person.email, findingsOf(job));
    await expect(strip(page, 'Errors')).toBeVisible();
    const before = await numbers();

    await page.getByRole('checkbox', { name: 'Select all findings of Broken link' }).check();
    await page.getByRole('button', { name: 'Ignore 10 findings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ignore 10 findings' }).click();
    await expect(page.getByRole('link', { name: '10 ignored' })).toBeVisible();
    const after = await numbers();
    expect(after.errors).toBe(before.errors - 10);
    expect(after.score).not.toBe(before.score);
    await expect(page.getByRole('tab', { name: /^Findings 50/ })).toBeVisible();
    await expectSoundInBothThemes(page, 'a report with ignored findings');

    const [score = ''] = after.score.match(/\d+/) ?? [];
    await page.goto('/dashboard/jobs');
    await expect(page.getByText(new RegExp(`^${score} [A-F]`)).first()).toBeVisible();

    await page.goBack();
    await page.getByRole('link', { name: '10 ignored' }).click();
    await page.getByRole('checkbox', { name: 'Select all findings of Broken link' }).check();
    await page.getByRole('button', { name: 'Stop ignoring 10 findings' }).click();
    await expect(page.getByRole('link', { name: '10 ignored' })).toHaveCount(0);
    expect(await numbers()).toEqual(before);
  });
});
