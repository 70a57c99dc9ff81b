import { expect, type Page, test } from '@playwright/test';
import { inEveryLook } from './support/looks';
import { pictureOf, steady, stopClock, tolerance, whenLettersAreThere } from './support/pictures';

/**
 * The components against the pictures in `tests/e2e/pictures`, a section at a time. Where a change is meant,
 * `UPDATE_PICTURES=1 npm test -- browser pictures` takes new ones; look at each before you commit it.
 */
test.use({ locale: 'en-GB', timezoneId: 'UTC' });

async function openGallery(page: Page): Promise<void> {
  await steady(page);
  await stopClock(page);
  await page.goto('/dev/components');
  await expect(page.getByRole('heading', { name: 'Table', exact: true })).toBeVisible();
  await whenLettersAreThere(page);
}

inEveryLook(({ name: look }) => {
  const picture = (words: string) => pictureOf(look, words);

  test('every component looks as it did', async ({ page }) => {
    await openGallery(page);
    const sections = page.getByRole('main').getByRole('region');
    const titles = await sections.evaluateAll((found) =>
      found.map((section) => section.getAttribute('aria-label') ?? ''),
    );
    expect(titles.length).toBeGreaterThan(12);
    for (const title of titles) {
      const section = page.getByRole('region', { name: title, exact: true });
      await expect.soft(section, title).toHaveScreenshot(picture(title), tolerance);
    }
  });

  test('what floats looks as it did', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect.soft(page.getByRole('menu')).toHaveScreenshot(picture('open menu'), tolerance);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();

    await page.getByRole('combobox', { name: 'Site' }).click();
    await expect.soft(page.getByRole('listbox')).toHaveScreenshot(picture('open combobox'), tolerance);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Score', exact: true }).focus();
    const tip = page.getByText('Counted from the findings of the last run');
    await expect.soft(tip).toHaveScreenshot(picture('open tooltip'), tolerance);

    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect.soft(page.getByRole('dialog')).toHaveScreenshot(picture('open dialog'), tolerance);
  });
});
