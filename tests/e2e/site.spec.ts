import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { editUrl } from '../../scripts/local/editUrl';
import { kinds } from '../support/publicPages';

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
