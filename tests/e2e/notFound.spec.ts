import { expect, test } from '@playwright/test';

test('an unknown URL suggests the likely page', async ({ page }) => {
  await page.goto('/docs/rules/brokn-link');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Did you mean');
  await expect(page.locator('[data-nearest] a').first()).toHaveText('Broken link');
  await page.getByRole('main').getByRole('button', { name: 'Search docs and blog' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Broken link', exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/rules\/broken-link$/);
});

/** URLs as users mistype or remember them, and the page that each must suggest first. */
const mistyped = [
  ['/doc/jobs', '/docs/jobs'],
  ['/DOCS/Shedules', '/docs/schedules'],
  ['/docs/editor-guide', '/docs/editors-guide'],
  ['/docs/getting-started.html', '/docs/getting-started'],
  ['/blog/why-a-404-is-not-a-broken-link', '/blog/why-a-403-is-not-a-broken-link'],
  ['/blog/2026/how-link-rot', '/blog/how-links-rot'],
  ['/blog/tag/link', '/blog/tag/links'],
  ['/abuot', '/about'],
  ['/prices', '/pricing'],
  ['/signin', '/auth/login'],
  ['/dashbord', '/dashboard'],
] as const;

test('the intended page is the first suggestion for a mistyped URL', async ({ page }) => {
  for (const [typed, meant] of mistyped) {
    expect((await page.goto(typed))?.status()).toBe(404);
    await expect.soft(page.locator('[data-nearest] a').first(), typed).toHaveAttribute('href', meant);
  }
});

test('a URL that is like none of ours says so', async ({ page }) => {
  await page.goto('/zebra-crossing');
  await expect(page.getByRole('heading', { name: 'No similar pages found' })).toBeVisible();
  await expect(page.locator('[data-nearest] a')).toHaveCount(0);
});
