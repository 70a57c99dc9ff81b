import { expect, type Page, test } from '@playwright/test';
import { atEachSize, expectSound, expectSoundInBothThemes, zoomed } from './support/looks';
import { moving } from './support/motion';

/** The page is prerendered: its buttons respond once React has hydrated it, and only then are there tables. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/dev/components');
  await expect(page.getByRole('heading', { name: 'Table', exact: true })).toBeVisible();
}

atEachSize((size) => {
  test('every component in every state is accessible', async ({ page }) => {
    await openGallery(page);
    await expectSoundInBothThemes(page, 'components');
  });

  test('popups are accessible, and Escape closes them', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Actions' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: /Cancel jobs/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectSoundInBothThemes(page, `menu, ${size}`, '[role="menu"]');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    for (const [button, title] of [
      ['Open the dialog', 'Cancel this job?'],
      ['Open the form', 'Save this view'],
      ['Open the long one', /^Delete /],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expectSoundInBothThemes(page, `dialog, ${button}, ${size}`, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: button })).toBeFocused();
    }
  });

  test('comboboxes are accessible: many options, some, none, disabled', async ({ page }) => {
    await openGallery(page);
    const combobox = page.getByRole('combobox', { name: 'Site' });
    await combobox.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(4);
    // The rest of the page is hidden from screen readers until the list is closed, which Tab does.
    await expectSoundInBothThemes(page, `combobox, ${size}`, '[role="listbox"]');
    await combobox.fill('nobody has this');
    await expect(page.getByText('No matching options')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await combobox.fill('shop');
    await expect(page.getByRole('option')).toHaveText(['shop.example.com']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(combobox).toHaveValue('shop.example.com');

    await page.getByRole('combobox', { name: 'With nothing in it' }).press('ArrowDown');
    await expect(page.getByText('You have no schedules yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Label' })).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveAttribute('aria-invalid', 'true');
  });

  test('toasts of every kind are accessible, and can be closed', async ({ page }) => {
    await openGallery(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    for (const kind of ['success', 'notice', 'warning', 'error', 'undo', 'long words']) {
      await page.getByRole('button', { name: `Show ${kind}` }).click();
      const toast = toasts.getByRole('dialog');
      await expect(toast).toHaveCount(1);
      await expectSoundInBothThemes(page, `toast, ${kind}, ${size}`);
      // Screen readers reach its buttons once the region has the focus. They are always visible.
      await (kind === 'undo' ? toast.getByText('Undo') : toast.getByLabel('Dismiss')).click();
      await expect(toast).toHaveCount(0);
    }
  });
});

test('arrow keys move between tabs', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('tab', { name: 'Findings 37' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Pages 1,204' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Pages 1,204' })).toHaveText('What was read.');
});

test('the checkbox in the header shows a partial selection, and selects all rows', async ({ page }) => {
  await openGallery(page);
  const table = page.getByRole('table', { name: /^Some are chosen/ });
  const all = table.getByRole('checkbox', { name: 'Select all rows' });
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await all.check();
  await expect(table.getByRole('checkbox', { name: 'Select /', exact: true })).toBeChecked();
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(false);
});

test.describe('at 200%', () => {
  test.use(zoomed);

  test('nothing is cut off at half the width', async ({ page }) => {
    await openGallery(page);
    await expectSound(page, 'components at 200%');
    await page.getByRole('button', { name: 'Open the long one' }).click();
    const last = page.getByRole('button', { name: 'Delete this site' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expectSound(page, 'dialog at 200%', 'dialog[open]');
  });
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await moving(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show undo' }).click();
  await expect(page.getByText('12 jobs deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this job?' })).toBeVisible();
  expect(await moving(page)).toBe(0);
});

test('a chart has text and a table', async ({ page }) => {
  await openGallery(page);
  await expect(page.getByRole('img', { name: /^Score\. From 87 on Nov 1/ })).toBeVisible();
  const figure = page.getByRole('figure').filter({ hasText: 'Ended jobs' });
  await figure.getByText('As a table').click();
  await expect(figure.getByRole('columnheader', { name: 'Failed' })).toBeVisible();
  await expect(figure.getByRole('row')).toHaveCount(15);
});
