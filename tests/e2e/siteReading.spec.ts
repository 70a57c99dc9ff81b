import { expect, type Page, test } from '@playwright/test';

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('a selected theme is applied before the first paint of the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs');
  const light = await backgroundOf(page);
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).first().click();
  const dark = await backgroundOf(page);
  expect(dark).not.toBe(light);
  await page.addInitScript(() => {
    // The theme's script is in the head: the body must never be visible without it.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      sessionStorage.setItem('first', document.documentElement.dataset.theme ?? 'none');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/pricing');
  expect(await page.evaluate(() => sessionStorage.getItem('first'))).toBe('dark');
  expect(await backgroundOf(page)).toBe(dark);
});

test('the table of contents follows the reader', async ({ page }) => {
  await page.goto('/docs/editors-guide');
  const here = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current="location"]');
  await expect(here).toHaveCount(0);
  for (const heading of ['Components', 'Frontmatter']) {
    await page
      .getByRole('heading', { name: heading, exact: true })
      .evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(here).toHaveText(heading);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(here).toHaveCount(0);
});

test('a cover has its space before it loads, at most as wide as the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/one-number-and-how-to-trust-it');
  const cover = page.locator('article > header img');
  await expect(cover).toHaveAttribute('alt', /\w/);
  const box = await cover.boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(760 / 440, 1);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the copy button covers no code', async ({ page }) => {
    await page.goto('/docs/terminal');
    const block = page.locator('.code').first();
    const button = await block.getByRole('button', { name: 'Copy' }).boundingBox();
    const code = await block.locator('code').boundingBox();
    expect(code?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? Number.POSITIVE_INFINITY));
  });
});

test('a tab’s text has a margin to the tab bar', async ({ page }) => {
  await page.goto('/docs/verification');
  const bar = await page.locator('.tab-titles').boundingBox();
  const first = await page.locator('.tab-panels p:visible').first().boundingBox();
  expect((first?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

test('every heading of a text has a link to it, which is not announced, focusable, or in the table of contents', async ({
  page,
}) => {
  await page.goto('/docs/editors-guide');
  const heading = page.getByRole('heading', { name: 'Frontmatter', exact: true });
  await heading.hover();
  await heading.locator('a').click();
  await expect(page).toHaveURL(/#frontmatter$/);
  await expect(page.getByRole('main').getByRole('link', { name: '#' })).toHaveCount(0);
  await expect(page.locator('.heading-link:not([tabindex="-1"])')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByText('#')).toHaveCount(0);
});

for (const [device, viewport] of [
  ['desktop', { width: 1_280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`the header is sticky on a ${device} and covers no linked fragment`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/docs/editors-guide#when-something-is-wrong');
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.y).toBe(0);
    const heading = await page.getByRole('heading', { name: 'When something is wrong' }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
    await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
}

test('links to older posts lead from the newest one through the whole blog', async ({ page }) => {
  await page.goto('/blog');
  const listed = await page
    .locator('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto(listed[0] ?? '');
  await expect(page.getByRole('link', { name: /^Newer post/ })).toHaveCount(0);
  for (const [index, older] of listed.slice(1).entries()) {
    await page.getByRole('link', { name: /^Older post/ }).click();
    await expect(page).toHaveURL(older ?? '');
    await expect(page.getByRole('link', { name: /^Newer post/ })).toHaveAttribute(
      'href',
      listed[index] ?? '',
    );
  }
  await expect(page.getByRole('link', { name: /^Older post/ })).toHaveCount(0);
});

test('code is copied unchanged', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/crawler');
  const block = page.locator('.code').nth(1);
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'User-agent: Plumbline\nDisallow: /',
  );
});

test('the headings of a docs page are those of its text', async ({ page }) => {
  await page.goto('/docs/reports');
  const ofText = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(ofText.length).toBeGreaterThan(2);
  expect(await page.getByRole('heading').allTextContents()).toEqual(ofText);
});
