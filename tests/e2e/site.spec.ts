import { expect, test } from '@playwright/test';
import { editUrl } from '#scripts/local/build';

for (const [path, file] of [
  ['/about', 'about/index.mdx'],
  ['/pricing', 'pricing/index.mdx'],
  ['/blog/how-links-rot', 'blog/how-links-rot.mdx'],
  ['/changelog/first-jobs', 'changelog/first-jobs.mdx'],
  ['/docs/jobs', 'docs/jobs.mdx'],
  ['/docs/rules/broken-link', 'docs/rules/broken-link.mdx'],
] as const) {
  test(`${path} links to where its text is edited`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `${editUrl}/content/${file}`,
    );
  });
}

test('feed, sitemap, and robots.txt list public pages only', async ({ request, baseURL }) => {
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

test('security.txt, llms.txt, and the changelog’s feed are published', async ({ request, baseURL }) => {
  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toContain('text/plain');
  expect(await security.text()).toContain(`Contact: ${baseURL}/security#report-a-vulnerability`);
  expect(await (await request.get('/llms.txt')).text()).toContain(`(${baseURL}/docs/rules/broken-link)`);
  expect(await (await request.get('/changelog.xml')).text()).toContain(`${baseURL}/changelog/first-jobs`);
});

test('each page has an image for link previews', async ({ page, request }) => {
  await page.goto('/blog/how-links-rot');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const response = await request.get(card ?? '');
  expect(response.headers()['content-type']).toBe('image/png');
});
