import { expect, type Page, test } from '@playwright/test';
import { startFaultySite } from '../support/faultySite';
import { writeLargeReport } from '../support/largeReport';
import { signUp as newAccount } from '../support/stack';
import { atBothSizes } from './support/looks';
import { stayLocal } from './support/people';
import { finding, findingsOf } from './support/reportScreen';
import { logIn, signUp } from './support/signIn';

test.beforeEach(({ context }) => stayLocal(context));

/** Counts what a user does from now on: each click, each field that is filled in, and each press of Enter. */
async function countActions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let actions = 0;
    const count = (event: Event) => {
      // A label's click also clicks its field, and Enter its button: both are the same action.
      const isDirect = !(event instanceof MouseEvent) || event.detail > 0;
      const isEnter = !(event instanceof KeyboardEvent) || event.key === 'Enter';
      if (!isDirect || !isEnter) return;
      actions += 1;
      document.documentElement.dataset.actions = String(actions);
    };
    document.documentElement.dataset.actions = '0';
    for (const name of ['click', 'keydown', 'paste']) document.addEventListener(name, count, true);
    let filled: EventTarget | null = null;
    document.addEventListener(
      'input',
      (event) => {
        const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
        if (isText && event.target !== filled) count(event);
        filled = event.target;
      },
      true,
    );
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.actions));
}

atBothSizes(() => {
  test('a URL and one button lead to the first finding', async ({ page }) => {
    const site = await startFaultySite({ delayMs: 300 });
    try {
      await signUp(page);
      const actions = await countActions(page);
      await page.getByLabel('Site URL').fill(site.url);
      await page.getByRole('button', { name: 'Start job' }).click();
      await expect(page.locator('h3[data-rule]').first()).toBeInViewport({ timeout: 60_000 });
      expect(await actions()).toBe(2);
    } finally {
      await site.close();
    }
  });

  test('three actions ignore ten findings', async ({ page }) => {
    const person = await newAccount('ignoring');
    const job = await writeLargeReport({ owner: person, pages: 30, findings: 60 });
    await logIn(page, person.email, findingsOf(job));
    const actions = await countActions(page);
    await page.getByRole('checkbox', { name: 'Select all findings of Broken link' }).check();
    await page.getByRole('button', { name: 'Ignore 10 findings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ignore 10 findings' }).click();
    await expect(page.getByRole('button', { name: 'Ignored 10' })).toBeVisible();
    await expect(finding(page, '/lost-0 returns')).toHaveCount(0);
    expect(await actions()).toBe(3);
  });
});
