import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('texts are readable, menus and tabs open, and nothing is shown that would not work', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/editors-guide');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('label', { hasText: 'Figure' }).click();
    await expect(page.getByText('You can also use a Markdown image')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  for (const path of ['/dashboard', '/dashboard/jobs', '/admin', '/report/some-token', '/check']) {
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(path);
      // Playwright's own matchers skip <noscript>.
      // biome-ignore lint/performance/useDomNodeTextContent: only what shows is read
      expect(await page.getByRole('main').innerText()).toMatch(
        /needs JavaScript\. Enable JavaScript for this site/,
      );
      await expect(page.locator('.waiting')).toBeHidden();
    });
  }

  test('the home page’s field passes the URL on', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('URL of your site').first().fill('example.com/shop');
    await page.getByRole('button', { name: 'Check your site' }).first().click();
    await expect(page).toHaveURL(/\?url=example\.com%2Fshop$/);
  });

  test('a report expands', async ({ page }) => {
    await page.goto('/docs/reports');
    await page.locator('.report summary').nth(1).click();
    await expect(page.locator('.report details').nth(1).locator('li').first()).toBeVisible();
  });
});
