import { expect, type Page, test } from '@playwright/test';
import { kinds } from '../support/publicPages';

/** Nothing of a public page is cut off on a phone or on paper, and paper has nothing to press. */
for (const colorScheme of ['light', 'dark'] as const) {
  test(`on paper there is the text in black and nothing to press, also from a ${colorScheme} screen`, async ({
    page,
  }) => {
    // A sheet of A4 is as wide as a small tablet.
    await page.setViewportSize({ width: 794, height: 1_123 });
    await page.emulateMedia({ media: 'print', colorScheme });
    await page.goto('/docs/editors-guide');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('A plain Markdown picture works as well')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('All docs pages')).toBeHidden();
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(ink).toBe('rgb(0, 0, 0)');
  });
}

test('on paper every part of a report that stands in a text is open', async ({ page }) => {
  await page.goto('/docs/reports');
  const hidden = () =>
    page
      .locator('.report details li')
      .evaluateAll((items) => items.filter((item) => !item.checkVisibility()).length);
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
});

/** What is wider than its page, in words, and not in a box that scrolls by itself. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isBoxed = (element: Element | null): boolean =>
      element !== null && (scrolls(element) || isBoxed(element.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > width + 1 && right > left + 1 && !isBoxed(element);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

for (const path of kinds) {
  test(`${path} is as wide as a phone, and no wider`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await cutOff(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test(`nothing of ${path} is cut off on paper`, async ({ page }) => {
    // A4 without its margins.
    await page.setViewportSize({ width: 673, height: 1_000 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    expect(await cutOff(page)).toEqual([]);
    const scrolling = await page
      .locator('main :is(pre, .table-scroll)')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
      );
    expect(scrolling).toEqual([]);
  });
}
