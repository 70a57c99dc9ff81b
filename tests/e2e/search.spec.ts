import { expect, type Page, test } from '@playwright/test';
import { hold } from './support/hold';

/** What readers type, and the result that must be first. src/site/search/queries.test.ts has many more. */
const searches: readonly (readonly [typed: string, first: RegExp])[] = [
  ['broekn link', /^\/docs\/rules\/broken-link$/],
  ['soft 404', /^\/docs\/rules\/soft-404$/],
  ['webhook', /^\/docs\/schedules$/],
  ['price', /^\/pricing$/],
  ['login', /^\/auth\/login$/],
];

async function openSearch(page: Page) {
  await page.goto('/about');
  await page.keyboard.press('/');
  return page.getByRole('combobox', { name: 'Search docs and blog' });
}

const addresses = (page: Page) =>
  page.getByRole('option').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('each of these searches has its page first, and no result is redirected', async ({ page }) => {
  const box = await openSearch(page);
  for (const [typed, first] of searches) {
    await box.fill('');
    await expect(page.getByRole('option')).toHaveCount(0);
    await box.fill(typed);
    await expect(page.getByRole('option').first(), typed).toBeVisible();
    const found = await addresses(page);
    expect.soft(found[0]?.replace(/#.*/, ''), typed).toMatch(first);
    expect.soft(found.filter((address) => /\/(#|$)/.test(address))).toEqual([]);
  }
});

test('says how many pages there are if only the first are shown', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('canonical');
  await expect(page.getByRole('option')).toHaveCount(8);
  await expect(page.getByRole('status')).toHaveText(/^The first 8 of \d\d pages$/);
  await box.fill('"daylight saving time"');
  await expect(page.getByRole('status')).toHaveText('1 page');
});

test('says for which words pages were found, and which were ignored', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('broekn');
  await expect(page.getByRole('status')).toContainText('for “broken”');
  await box.fill('xyzzy verification');
  await expect(page.getByRole('status')).toContainText('for “verification”. No results for “xyzzy”');
});

test('the search says so when offline, and works once online', async ({ page }) => {
  await page.route('**/pages.json', (route) => route.abort());
  const box = await openSearch(page);
  await box.fill('broken');
  await expect(page.getByRole('status')).toContainText('couldn’t be loaded');
  await page.unroute('**/pages.json');
  await box.fill('broken link');
  await expect(page.getByRole('option').first()).toContainText('Broken link');
});

test('a press says so if the search itself can’t be loaded', async ({ page }) => {
  await page.goto('/docs');
  const scripts = '**/static/site/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText('Search couldn’t be loaded');
  await page.unroute(scripts);
  await page.reload();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the search opens with its key, finds a rule while typing, and opens it', async ({ page }) => {
  const box = await openSearch(page);
  await expect(box).toBeFocused();
  await box.fill('redirect loop');
  await expect(page.getByRole('option').first()).toContainText('Redirect loop');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/rules\/redirect-loop/);
});

test('Enter immediately after other words opens a page for the new words', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('robots');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.fill('schedules');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/schedules/);
});

test('Enter before the index has loaded opens the first page as soon as it has', async ({ page }) => {
  const release = await hold(page, '**/pages.json');
  const box = await openSearch(page);
  await box.fill('canonical');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/docs\/rules\/.*canonical/);
});

test('the search says if there are no results, Escape closes it, and Ctrl K opens it again', async ({
  page,
}) => {
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox').fill('ÿÿÿÿ');
  await expect(page.getByRole('status')).toContainText('No results for “ÿÿÿÿ”');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
});
