import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { editUrl } from '../../scripts/local/editUrl';

/** One of each kind of public page. */
const kinds = [
  '/',
  '/about',
  '/pricing',
  '/blog',
  '/blog/why-a-403-is-not-a-broken-link',
  '/blog/one-number-and-how-to-trust-it',
  '/blog/what-a-redirect-costs',
  '/blog/tag/links',
  '/docs',
  '/docs/ci',
  '/docs/reports',
  '/docs/verification',
  '/docs/editors-guide',
  '/docs/rules/broken-link',
  '/waitlist',
  '/nothing-here',
];

/** KB of gzip that a page may load of scripts before anybody touches it. */
const mostScript = 20;
/** KB of gzip that a page's HTML may have, its styles and data in it. */
const mostHtml = 25;

/** What only the code of Firebase, Sentry and PostHog says. */
const ofOthers = /identitytoolkit|firestore\.googleapis|sentry\.javascript|__SENTRY__|__ph_opt|autocapture/;

for (const path of kinds) {
  test(`${path} is light, and asks nothing of another host`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    const bodies: Promise<Buffer>[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const loaded = await Promise.all(bodies);
    const scripts = loaded.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(loaded.filter((body) => ofOthers.test(body.toString()))).toEqual([]);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThan(mostScript * 1_000);
    expect(gzipSync((await response?.body()) ?? '', { level: 9 }).length).toBeLessThan(mostHtml * 1_000);
    expect(foreign).toEqual([]);
  });
}

for (const path of kinds.filter((kind) => kind !== '/nothing-here')) {
  test(`${path} says what it is, and has its landmarks`, async ({ page, baseURL }) => {
    await page.goto(path);
    const contentOf = (name: string) => page.locator(`head meta[${name}]`).getAttribute('content');
    expect((await contentOf('name="description"'))?.length).toBeGreaterThan(20);
    expect(await page.locator('head link[rel="canonical"]').getAttribute('href')).toBe(`${baseURL}${path}`);
    expect(await contentOf('name="twitter:card"')).toBe('summary_large_image');
    expect(await contentOf('property="og:image"')).toContain(`${baseURL}/cards/`);
    expect(await contentOf('name="twitter:image"')).toContain(`${baseURL}/cards/`);
    const data = await page.locator('head script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text)['@context'])).toEqual(['https://schema.org']);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

for (const [path, file] of [
  ['/about', 'about/index.mdx'],
  ['/pricing', 'pricing/index.mdx'],
  ['/blog/how-links-rot', 'blog/how-links-rot.mdx'],
  ['/docs/jobs', 'docs/jobs.mdx'],
  ['/docs/rules/broken-link', 'docs/rules/broken-link.mdx'],
] as const) {
  test(`${path} leads to where its text is edited`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `${editUrl}/content/${file}`,
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('texts are read, menus and tabs open, and nothing is offered that would not work', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/editors-guide');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('label', { hasText: 'Figure' }).click();
    await expect(page.getByText('A plain Markdown picture works as well')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  for (const path of ['/dashboard', '/dashboard/jobs', '/admin', '/report/some-token']) {
    test(`${path} says what it needs`, async ({ page }) => {
      await page.goto(path);
      // Its own matchers pass <noscript> by.
      // biome-ignore lint/performance/useDomNodeTextContent: only what shows is read
      expect(await page.getByRole('main').innerText()).toMatch(
        /needs JavaScript\. Switch it on for this site/,
      );
      await expect(page.locator('.waiting')).toBeHidden();
    });
  }

  test('a report opens', async ({ page }) => {
    await page.goto('/docs/reports');
    await page.locator('.report summary').nth(1).click();
    await expect(page.locator('.report details').nth(1).locator('li').first()).toBeVisible();
  });
});

test('the search opens by its key, finds a rule while one types, and leads there', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search docs and blog' });
  await expect(box).toBeFocused();
  await box.fill('redirect never ends');
  await expect(page.getByRole('option').first()).toContainText('Redirect that never ends');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/rules\/redirect-loop/);
});

test('the search says when there is nothing, Escape closes it, and Ctrl K opens it again', async ({
  page,
}) => {
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox').fill('ÿÿÿÿ');
  await expect(page.getByRole('status')).toContainText('Nothing is said about “ÿÿÿÿ”');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
});

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('a chosen theme is there before the first paint of the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs');
  const light = await backgroundOf(page);
  await page.getByRole('button', { name: 'Change between light and dark' }).first().click();
  const dark = await backgroundOf(page);
  expect(dark).not.toBe(light);
  await page.addInitScript(() => {
    // The theme's script stands in the head: the body must never be seen without it.
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

test('the list of headings follows the reader', async ({ page }) => {
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

test('a report shows all its rules on paper, and the first one on a screen', async ({ page }) => {
  await page.goto('/docs/reports');
  const fixes = page.locator('.report .report-fix');
  await expect(fixes.first()).toBeVisible();
  await expect(fixes.last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(fixes.last()).toBeVisible();
});

test('the headings of a docs page are those of its text', async ({ page }) => {
  await page.goto('/docs/reports');
  const ofText = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(ofText.length).toBeGreaterThan(2);
  expect(await page.getByRole('heading').allTextContents()).toEqual(ofText);
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

test('a cover has its place before it is there, as wide as the screen at most', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/one-number-and-how-to-trust-it');
  const cover = page.locator('article > header img');
  await expect(cover).toHaveAttribute('alt', /\w/);
  const box = await cover.boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(760 / 440, 1);
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the button that copies covers no code', async ({ page }) => {
    await page.goto('/docs/terminal');
    const block = page.locator('.code').first();
    const button = await block.getByRole('button', { name: 'Copy' }).boundingBox();
    const code = await block.locator('code').boundingBox();
    expect(code?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? Number.POSITIVE_INFINITY));
  });
});

test('a tab’s text keeps away from the bar of tabs', async ({ page }) => {
  await page.goto('/docs/verification');
  const bar = await page.locator('.tab-titles').boundingBox();
  const first = await page.locator('.tab-panels p:visible').first().boundingBox();
  expect((first?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

test('every heading of a text has a link to it, and none of them is heard, reached by Tab or listed', async ({
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
  test(`the header stays in reach of a reader on a ${device}, and hides no place that is linked to`, async ({
    page,
  }) => {
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

test('from the newest post, one older post after the other leads through the whole blog', async ({
  page,
}) => {
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

test('code is copied as it is', async ({ page, context }) => {
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

test('feed, sitemap and robots name public pages and no others', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(listed).toContain(`${baseURL}/docs/rules/broken-link`);
  expect(listed.filter((url) => /\/(dev|dashboard|admin|auth|404)/.test(new URL(url).pathname))).toEqual([]);
  for (const url of listed) expect((await request.get(url)).status()).toBe(200);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const feed = await (await request.get('/rss.xml')).text();
  expect(feed).toContain('<content:encoded>');
  expect(feed).not.toMatch(/(href|src|srcset)="\/(?!\/)/i);
});

test('each page has a card for link previews', async ({ page, request }) => {
  await page.goto('/blog/how-links-rot');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const response = await request.get(card ?? '');
  expect(response.headers()['content-type']).toBe('image/png');
});
