import { expect, test } from '@playwright/test';

/** Paper has the whole text and no controls. publicPages.spec.ts tests that nothing is cut off. */
for (const colorScheme of ['light', 'dark'] as const) {
  test(`prints the text in black without controls, from a ${colorScheme} screen`, async ({ page }) => {
    // A sheet of A4 is as wide as a small tablet.
    await page.setViewportSize({ width: 794, height: 1_123 });
    await page.emulateMedia({ media: 'print', colorScheme });
    await page.goto('/docs/editors-guide');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('You can also use a Markdown image')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('All docs pages')).toBeHidden();
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(ink).toBe('rgb(0, 0, 0)');
  });
}

test('every part of an embedded report is expanded on paper', async ({ page }) => {
  await page.goto('/docs/reports');
  const hidden = () =>
    page
      .locator('.report details li')
      .evaluateAll((items) => items.filter((item) => !item.checkVisibility()).length);
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
});
