import {
  expect,
  type Locator,
  type Page,
  type PageAssertionsToHaveScreenshotOptions,
  test,
} from '@playwright/test';
import { atEachSize } from './support/looks';
import { expectPictures, ofPart, ofState, steady, stopClock, whenLettersAreThere } from './support/pictures';

/**
 * Compares the components with the screenshots in `tests/e2e/pictures`, one section at a time. After an intended
 * change, `UPDATE_PICTURES=1 npm test -- browser e2e/pictures.spec` takes new ones. Look at each before you commit
 * it.
 */
// Without reduced motion, as most users see them. Each screenshot disables animations.
test.use({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'no-preference' });

async function openGallery(page: Page): Promise<void> {
  await steady(page);
  await stopClock(page);
  await page.goto('/dev/components');
  await expect(page.getByRole('heading', { name: 'Table', exact: true })).toBeVisible();
  await whenLettersAreThere(page);
}

atEachSize((size) => {
  const shows = (
    page: Page,
    of: Locator,
    name: string,
    tolerance: PageAssertionsToHaveScreenshotOptions = ofPart,
  ) => expectPictures({ page, size, name, of }, tolerance);

  test('every component matches its screenshot', async ({ page }) => {
    await openGallery(page);
    const sections = page.getByRole('main').getByRole('region');
    const titles = await sections.evaluateAll((found) =>
      found.map((section) => section.getAttribute('aria-label') ?? ''),
    );
    expect(titles.length).toBeGreaterThan(12);
    for (const title of titles) {
      const section = page.getByRole('region', { name: title, exact: true });
      await shows(page, section, title);
    }
  });

  test('a hovered, focused, and pressed button matches its screenshot', async ({ page }) => {
    await openGallery(page);
    const rest = page.getByRole('region', { name: 'Button' }).getByText('At rest').locator('..');
    for (const name of ['Start job', 'Export jobs', 'Delete job', 'Not now']) {
      const button = rest.getByRole('button', { name });
      await button.hover();
      await shows(page, rest, `${name} hovered`, ofState);
    }
    await page.mouse.down();
    await shows(page, rest, 'Not now pressed', ofState);
    await page.mouse.up();
    await page.keyboard.press('Shift+Tab');
    await shows(page, rest, 'Delete job focused', ofState);
  });

  test('popups match their screenshots', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Actions' }).click();
    await shows(page, page.getByRole('menu'), 'open menu');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();

    for (const name of ['Open the dialog', 'Open the form', 'Open the long one']) {
      await page.getByRole('button', { name }).click();
      await shows(page, page.getByRole('dialog'), name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('comboboxes match their screenshots', async ({ page }) => {
    await openGallery(page);
    const site = page.getByRole('combobox', { name: 'Site' });
    const popup = page.getByRole('listbox').locator('..');
    await site.press('ArrowDown');
    await shows(page, popup, 'open combobox');
    await site.fill('nobody has this');
    await shows(page, popup, 'combobox without a match');
  });

  test('toasts match their screenshots', async ({ page }) => {
    await openGallery(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const show = (kind: string) => page.getByRole('button', { name: `Show ${kind}` }).click();
    for (const kind of ['success', 'notice', 'warning', 'error']) await show(kind);
    await expect(toasts.getByText('Nothing was sent')).toBeVisible();
    await shows(page, toasts, 'toasts');
    const close = toasts.getByLabel('Dismiss');
    for (let left = 4; left > 0; left -= 1) {
      await close.first().click();
      await expect(close).toHaveCount(left - 1);
    }
    await show('undo');
    await show('long words');
    await expect(toasts.getByText(/^View “/)).toBeVisible();
    await shows(page, toasts, 'toasts with more in them');
  });
});
