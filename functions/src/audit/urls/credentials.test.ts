import { startSite } from '#tests/support/siteServer';
import { auditSite } from '../testSupport.fixture';
import { maskCredentials } from './credentials';
import { resolveUrl } from './url';

test.each([
  ['http://ada:s3cret@example.com/a', 'http://***@example.com/a'],
  ['see HTTPS://ada@example.com and //b:c@d.example/', 'see HTTPS://***@example.com and //***@d.example/'],
  ['http://a:p@ss@example.com', 'http://***@example.com'],
  ['http:ada:s3cret@example.com', 'http:***@example.com'],
  ['https:\\\\ada:s3cret@example.com', 'https:\\\\***@example.com'],
  ['ftp://ada:s3cret@example.com', 'ftp://***@example.com'],
])('masks credentials before the host: %s', (text, masked) => {
  expect(maskCredentials(text)).toBe(masked);
});

test.each([
  'https://medium.com/@ada',
  'https://example.com/?to=ada@example.com',
  'https://example.com#ada@example.com',
  'mailto:ada@example.com',
  '<a href="//a.example" title="ada@example.com">',
])('keeps an @ elsewhere: %s', (text) => {
  expect(maskCredentials(text)).toBe(text);
});

test('masks an absolute URL, and takes two passwords for one URL', () => {
  expect(resolveUrl('//ada:s3cret@example.com/a', 'https://e.com/')).toBe('https://***@example.com/a');
  expect(resolveUrl('https://b:c@example.com/a', 'https://e.com/')).toBe('https://***@example.com/a');
});

test('neither sends nor stores a password on a page', async () => {
  const site = await startSite((url) => {
    const secret = url.replace('://', '://ada:s3cret@');
    return {
      '/': {
        headers: { 'content-type': 'text/html' },
        body: `<a href="${secret}inside">In</a><img src="${secret}a.png" alt=""><form action="${secret}form"></form>
          <a href="http://ada:s3cret@">Nonsense</a><a href="/moved">Moved</a>
          <link rel="canonical" href="${secret}"><a href="http://${'x'.repeat(150)}:s3cret${'y'.repeat(300)}@e.com/">Long</a>`,
      },
      '/moved': { status: 302, headers: { location: `${secret}there` } },
      '/robots.txt': { body: `Sitemap: ${secret}sitemap.xml` },
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset><url><loc>${secret}listed</loc></url></urlset>`,
      },
    };
  });
  const run = await auditSite({ url: site.url });
  await site.close();
  expect(JSON.stringify(run)).not.toContain('s3cret');
  const masked = site.url.replace('://', '://***@');
  expect(run.findings).toContainEqual(
    expect.objectContaining({
      target: `${masked}inside`,
      evidence: expect.objectContaining({ error: 'EREFUSED_PASSWORD' }),
    }),
  );
  expect([...site.requests.keys()]).not.toContain('/inside');
  expect([...site.requests.keys()]).not.toContain('/there');
});
