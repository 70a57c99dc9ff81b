import { expect, type Page, test } from '@playwright/test';
import { inEveryLook } from './support/looks';
import { ofPart, ofState, pictureOf, steady, stopClock, whenLettersAreThere } from './support/pictures';

/**
 * The components against the pictures in `tests/e2e/pictures`, a section at a time. Where a change is meant,
 * `UPDATE_PICTURES=1 npm test -- browser e2e/pictures.spec` takes new ones; look at each before you commit it.
 */
// Components look as most people see them; what moves is held still for each picture.
test.use({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'no-preference' });

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
      await expect.soft(section, title).toHaveScreenshot(picture(title), ofPart);
    }
  });

  test('a button under the pointer, with the focus and pressed looks as it did', async ({ page }) => {
    await openGallery(page);
    const rest = page.getByRole('region', { name: 'Button' }).getByText('At rest').locator('..');
    for (const name of ['Start check', 'Export jobs', 'Delete job', 'Not now']) {
      const button = rest.getByRole('button', { name });
      await button.hover();
      await expect.soft(rest).toHaveScreenshot(picture(`${name} hovered`), ofState);
    }
    await page.mouse.down();
    await expect.soft(rest).toHaveScreenshot(picture('Not now pressed'), ofState);
    await page.mouse.up();
    await page.keyboard.press('Shift+Tab');
    await expect.soft(rest).toHaveScreenshot(picture('Delete job focused'), ofState);
  });

  test('what opens looks as it did', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect.soft(page.getByRole('menu')).toHaveScreenshot(picture('open menu'), ofPart);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();

    await page.getByRole('button', { name: 'Score', exact: true }).focus();
    const tip = page.getByText('Counted from the findings of the last run');
    await expect.soft(tip).toHaveScreenshot(picture('open tooltip'), ofPart);
    await page.keyboard.press('Escape');

    for (const name of ['Open the dialog', 'Open the form', 'Open the long one']) {
      await page.getByRole('button', { name }).click();
      await expect.soft(page.getByRole('dialog')).toHaveScreenshot(picture(name), ofPart);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('what is chosen by typing looks as it did', async ({ page }) => {
    await openGallery(page);
    const site = page.getByRole('combobox', { name: 'Site' });
    const popup = page.getByRole('listbox').locator('..');
    await site.press('ArrowDown');
    await expect.soft(popup).toHaveScreenshot(picture('open combobox'), ofPart);
    await site.fill('nobody has this');
    await expect.soft(popup).toHaveScreenshot(picture('combobox without a match'), ofPart);
  });

  test('toasts look as they did', async ({ page }) => {
    await openGallery(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const show = (kind: string) => page.getByRole('button', { name: `Show ${kind}` }).click();
    for (const kind of ['success', 'notice', 'warning', 'error']) await show(kind);
    await expect(toasts.getByText('Nothing was sent')).toBeVisible();
    await expect.soft(toasts).toHaveScreenshot(picture('toasts'), ofPart);
    const close = toasts.getByLabel('Close this message');
    for (let left = 4; left > 0; left -= 1) {
      await close.first().click();
      await expect(close).toHaveCount(left - 1);
    }
    await show('undo');
    await show('long words');
    await expect(toasts.getByText('is forgotten')).toBeVisible();
    await expect.soft(toasts).toHaveScreenshot(picture('toasts with more in them'), ofPart);
  });
});
