import { expect, test } from '@playwright/test';
import { signUp as newAccount } from '../support/stack';
import { check, withBrokenSite } from './support/brokenSite';
import { atBothSizes, expectSoundInBothThemes } from './support/looks';
import { stayLocal } from './support/people';
import { finding, findingsOf, openEvidence, unfold } from './support/reportScreen';
import { logIn } from './support/signIn';

withBrokenSite();
test.beforeEach(({ context }) => stayLocal(context));

atBothSizes(() => {
  test('a report is shared by a link, read by a visitor, and the link is revoked', async ({
    page,
    browser,
    baseURL,
    viewport,
    colorScheme,
  }) => {
    const person = await newAccount('sharing');
    const job = await check(person);
    await logIn(page, person.email, findingsOf(job));
    await expect(page.getByRole('tab', { name: /^Findings/ })).toBeVisible();
    await expectSoundInBothThemes(page, 'report');
    await page.getByRole('tab', { name: /^URLs/ }).click();
    await expect(page.getByRole('table', { name: 'The site’s URLs' })).toBeVisible();
    const size = page.getByRole('columnheader', { name: 'Size' });
    await size.getByRole('button').click();
    await expect(size).toHaveAttribute('aria-sort', 'descending');
    await expect(
      page
        .getByRole('row')
        .nth(1)
        .getByRole('cell', { name: /\d K?B$/ }),
    ).toBeVisible();
    await expectSoundInBothThemes(page, 'addresses');
    await page.getByRole('tab', { name: 'Structure' }).click();
    await expect(page.getByText('Findings by folder and depth').first()).toBeVisible();
    await expectSoundInBothThemes(page, 'structure');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this report' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(new RegExp(`^${baseURL}/report/[\\w-]{27}$`));
    await expectSoundInBothThemes(page, 'share');

    const elsewhere = await browser.newContext({ viewport, colorScheme });
    await stayLocal(elsewhere);
    const stranger = await elsewhere.newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1, name: /on 127\.0\.0\.1/ })).toBeVisible();
    await expectSoundInBothThemes(stranger, 'shared overview');
    await stranger.getByRole('tab', { name: /^Findings/ }).click();
    await unfold(stranger);
    await expect(finding(stranger, '/shop')).toBeVisible();
    const detail = await openEvidence(finding(stranger, '/shop'));
    const headers = detail.getByRole('definition');
    await expect(headers.filter({ hasText: 'shopd <b>1</b>' })).toBeVisible();
    expect(await stranger.content()).not.toContain('s3cret');
    await expect(stranger.getByRole('button', { name: 'Ignore' })).toHaveCount(0);
    await expectSoundInBothThemes(stranger, 'shared report');

    await dialog.getByRole('button', { name: 'Revoke link' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Revoke link?' });
    await confirmation.getByRole('button', { name: 'Revoke link' }).click();
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
    const nothing = stranger.getByRole('heading', { name: 'This report is no longer shared' });
    await expect(nothing).toBeVisible();
    await stranger.reload();
    await expect(nothing).toBeVisible();
    await expectSoundInBothThemes(stranger, 'nothing shared');
    await elsewhere.close();
  });
});
