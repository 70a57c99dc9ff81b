import { expect, type Page, test } from '@playwright/test';
import { type FaultySite, startFaultySite } from '../support/faultySite';

let faulty: FaultySite;

test.afterEach(() => faulty.close());

async function signUp(page: Page): Promise<void> {
  await page.goto('/auth/signup');
  await page.getByLabel('Email').fill(`visitor-${Date.now()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('plumbline');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function startCheck(page: Page, url: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Site address').fill(url);
  await page.getByRole('button', { name: 'Start check' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+$/);
}

test('a person signs up, has a site checked, reads the report, cancels another job and signs out', async ({ page }) => {
  faulty = await startFaultySite({ delayMs: 150 });
  await signUp(page);
  await startCheck(page, faulty.url);

  const seen = new Set<string>();
  const pages = page.getByTestId('progress-fetched');
  await expect(async () => {
    const shown = await pages.textContent();
    if (shown) seen.add(shown);
    expect(seen.size).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [50], timeout: 60_000 });

  await expect(page.getByText('Succeeded').first()).toBeVisible({ timeout: 60_000 });
});
