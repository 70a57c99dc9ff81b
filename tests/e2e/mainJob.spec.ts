import { expect, type Page, test } from '@playwright/test';
import { type FaultySite, startFaultySite } from '../support/faultySite';
import { differences, findingsShown } from './report';
import { atBothSizes } from './support/looks';
import { confirmByLink } from './support/mailedLinks';
import { logOut, signUpByForm } from './support/people';
import { signUp } from './support/signIn';

const sites: FaultySite[] = [];

async function faultySite(delayMs: number): Promise<FaultySite> {
  const site = await startFaultySite({ delayMs });
  sites.push(site);
  return site;
}

test.afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

async function startCheck(page: Page, address: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Site URL').fill(address);
  await page.getByRole('button', { name: 'Start job' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);
}

/** Waits until a running job's numbers have changed this many times. */
async function seeProgressChange(page: Page, times: number): Promise<void> {
  const checked = page.getByRole('group', { name: 'Checked' });
  let last = await checked.textContent();
  for (let change = 0; change < times; change += 1) {
    await expect(checked).not.toHaveText(last ?? '', { timeout: 30_000 });
    last = await checked.textContent();
  }
}

atBothSizes(() => {
  test('a user signs up, watches a site being checked, reads the report, cancels another job, and logs out', async ({
    page,
  }) => {
    const email = await signUpByForm(page);
    const site = await faultySite(300);
    await page.getByLabel('Site URL').fill(site.url);
    await page.getByRole('button', { name: 'Start job' }).click();
    await expect(page.getByText('Confirm your email address first')).toBeVisible();
    await confirmByLink(page, email);
    await startCheck(page, site.url);
    await seeProgressChange(page, 3);
    await expect(page.getByText(/Succeeded with a score of/)).toBeAttached({ timeout: 60_000 });
    expect(differences(await findingsShown(page), site.expected)).toEqual({ missing: [], unexpected: [] });

    const slow = await faultySite(1_000);
    await startCheck(page, slow.url);
    await expect(page.getByRole('group', { name: 'Findings' })).not.toHaveText('0', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Cancel job' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel job' }).click();
    // `npm run bench live` measures how soon it stops. After many tests, each of the emulator's writes takes a
    // second.
    await expect(page.getByRole('button', { name: 'Retry job' })).toBeVisible({ timeout: 30_000 });
    const findings = await findingsShown(page);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.length).toBeLessThan(slow.expected.length);
    expect(differences(findings, slow.expected)).toMatchObject({ unexpected: [] });

    await logOut(page);
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.goto('/dashboard/jobs');
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fdashboard%2Fjobs/);
  });
});

test('the product’s own site is checked to its end and has no broken links', async ({ page, baseURL }) => {
  await signUp(page);
  await startCheck(page, `${baseURL}/`);
  await expect(page.getByText(/Succeeded with a score of/)).toBeAttached({ timeout: 60_000 });
  const broken = (await findingsShown(page)).filter(({ rule }) => rule.startsWith('broken-'));
  // Tests have no network, so links to other sites are unverified.
  const own = broken.filter(({ addresses }) =>
    addresses.every((address) => address.startsWith(`${baseURL}`)),
  );
  expect(own).toEqual([]);
});

atBothSizes(() => {
  test('a user without jobs sees an empty state each time the list is opened', async ({ page }) => {
    await signUp(page);
    const navigation = page.getByRole('navigation').first();
    for (let visit = 0; visit < 3; visit += 1) {
      await navigation.getByRole('link', { name: 'Jobs' }).click();
      await expect(page.getByText('No jobs yet')).toBeVisible();
      await expect(page.getByText('We couldn’t reach Plumbline')).toBeHidden();
      await navigation.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    }
  });
});
