import { expect, type Page, test } from '@playwright/test';
import { expectSound, inEveryLook } from './support/looks';

/** The page is built before; its buttons answer once React has taken it over, and only then are there tables. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/dev/components');
  await expect(page.getByRole('heading', { name: 'Table', exact: true })).toBeVisible();
}

inEveryLook(({ name }) => {
  test('every component in every state is sound', async ({ page }) => {
    await openGallery(page);
    await expectSound(page, 'components');
  });

  test('what floats is sound too, and Escape closes it', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Actions' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: /Cancel jobs/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectSound(page, `menu, ${name}`);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    const combobox = page.getByRole('combobox', { name: 'Site' });
    await combobox.fill('shop');
    await expect(page.getByRole('option')).toHaveText(['shop.example.com']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(combobox).toHaveValue('shop.example.com');

    await combobox.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    // The rest of the page is hidden from readers until the list is closed, which Tab does.
    await expectSound(page, `combobox, ${name}`, '[role="listbox"]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Score', exact: true }).focus();
    await expect(page.getByText('Counted from the findings of the last run')).toBeVisible();
    await expectSound(page, `tooltip, ${name}`);

    await page.getByRole('button', { name: 'Show undo' }).click();
    await expect(page.getByText('12 jobs deleted')).toBeVisible();
    await expectSound(page, `toast, ${name}`);

    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'Stop checking example.com?' })).toBeVisible();
    await expectSound(page, `dialog, ${name}`);
    await page.getByRole('button', { name: 'Close this dialog' }).click();
    await expect(page.getByRole('button', { name: 'Open the dialog' })).toBeFocused();
  });
});

test('tabs go by the arrow keys', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('tab', { name: 'Findings 37' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Pages 1,204' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveText('What was read.');
});

test('at 200 % nothing is cut off: half the width holds all of it', async ({ page }) => {
  // Zooming to 200 % leaves half the CSS pixels.
  await page.setViewportSize({ width: 640, height: 450 });
  await openGallery(page);
  await expectSound(page, 'components at 200 %');
});

test('nothing moves for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
});

test('a chart is words and a table, too', async ({ page }) => {
  await openGallery(page);
  await expect(page.getByRole('img', { name: /^Score\. From 87 on 1 Nov/ })).toBeVisible();
  const figure = page.getByRole('figure').filter({ hasText: 'Jobs that ended' });
  await figure.getByText('As a table').click();
  await expect(figure.getByRole('columnheader', { name: 'Failed' })).toBeVisible();
  await expect(figure.getByRole('row')).toHaveCount(15);
});
