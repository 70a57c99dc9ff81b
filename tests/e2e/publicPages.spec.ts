import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { kinds } from '../support/publicPages';
import { watchForErrors } from './support/errors';
import { expectSoundInEveryLook } from './support/looks';

/** Everything that applies to each kind of public page, tested in one visit. */

/** The limit of scripts that a page loads before any interaction, in KB of gzip. */
const maxScript = 20;
/** The limit of a page's HTML with its styles and data, in KB of gzip. */
const maxHtml = 25;

/** Matches only the code of Firebase, Sentry, and PostHog. */
const ofServices = /identitytoolkit|firestore|sentry\.javascript|__SENTRY__|__ph_opt|autocapture/i;

/** Returns text elements that are wider than the page and not in a scrolling box. */
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

/** Returns boxes that scroll sideways, which paper can't. */
const scrollingBoxes = (page: Page) =>
  page
    .locator('main :is(pre, .table-scroll)')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
    );

async function expectMetadata(page: Page, url: string): Promise<void> {
  const contentOf = (name: string) => page.locator(`head meta[${name}]`).getAttribute('content');
  const origin = new URL(url).origin;
  expect((await contentOf('name="description"'))?.length).toBeGreaterThan(20);
  expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(url);
  expect(await contentOf('name="twitter:card"')).toBe('summary_large_image');
  expect(await contentOf('property="og:image"')).toContain(`${origin}/cards/`);
  expect(await contentOf('name="twitter:image"')).toContain(`${origin}/cards/`);
  const data = await page.locator('head script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@context'])).toEqual(['https://schema.org']);
}

for (const path of kinds) {
  const isMissing = path === '/nothing-here';

  test(`${path} is light, private, described, accessible, and fits phones and paper`, async ({
    page,
    baseURL,
  }) => {
    const errors = watchForErrors(page);
    const foreign: string[] = [];
    const scripts: Promise<Buffer>[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const html = (await response?.body()) ?? '';
    const loaded = await Promise.all(scripts);

    await test.step('it answers, without an error', async () => {
      expect(response?.status()).toBe(isMissing ? 404 : 200);
      // A rule's title leaves no room for the site's name.
      await expect(page).toHaveTitle(path.startsWith('/docs/rules/') ? /\w{4}/ : /Plumbline/);
      await expect(page.locator('h1').first()).toBeVisible();
      // The browser itself reports the 404.
      expect(isMissing ? [] : errors).toEqual([]);
    });

    await test.step('it is light, and asks no other host', async () => {
      const bytes = loaded.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(maxScript * 1_000);
      expect(gzipSync(html, { level: 9 }).length).toBeLessThan(maxHtml * 1_000);
      expect(loaded.filter((body) => ofServices.test(body.toString()))).toEqual([]);
      expect(foreign).toEqual([]);
    });

    if (!isMissing) {
      await test.step('it says what it is, and has its landmarks', async () => {
        await expectMetadata(page, `${baseURL}${path}`);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(landmark)).toHaveCount(1);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
      });
    }

    await expectSoundInEveryLook(page, path.replaceAll('/', '-'));

    await test.step('it is as wide as a phone, and no wider', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await cutOff(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });

    await test.step('nothing is cut off on paper', async () => {
      // A4 without its margins.
      await page.setViewportSize({ width: 673, height: 1_000 });
      await page.emulateMedia({ media: 'print' });
      expect(await cutOff(page)).toEqual([]);
      expect(await scrollingBoxes(page)).toEqual([]);
    });
  });
}
