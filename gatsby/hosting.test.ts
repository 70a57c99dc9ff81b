import { readFileSync } from 'node:fs';

interface HeaderRule {
  readonly regex: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const { hosting }: { hosting: { headers: readonly HeaderRule[] } } = JSON.parse(
  readFileSync('firebase.json', 'utf8'),
);

/** The last matching rule wins. */
function headerOf(path: string, name: string): string | undefined {
  return hosting.headers
    .filter(({ regex }) => new RegExp(regex, 'u').test(path))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === name)?.value;
}
const cacheControlOf = (path: string) => headerOf(path, 'Cache-Control');

test.each(['/', '/_', '/__', '/_a/b', '/__a', '/about', '/auth/login', '/dashboard/jobs/1', '/a/__/b'])(
  'forbids other sites to frame %s',
  (path) => expect(headerOf(path, 'X-Frame-Options')).toBe('DENY'),
);

test.each(['/__/auth/iframe', '/__/auth/handler', '/__/firebase/init.json'])(
  'lets the login frame %s, which Hosting reserves',
  (path) => expect(headerOf(path, 'X-Frame-Options')).toBeUndefined(),
);

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

test.each([
  '/app-fc127ebce97cd9feb9a3.js',
  '/component---src-templates-docs-page-tsx-cf79f514e68655ccc8af.js',
  '/22ae6a1d0bb5aad9601cbaaa2bb850a37383a0ad-a6b057122f6504993874.js',
  '/454-0f6b515f3bf61579725f.js',
  '/styles.cbfab215d61db6f2408f.css',
  '/static/site/site-6Y2DUAIH.js',
  '/static/inter-latin-wght-normal-4f2981d82860061bca3ecb967a2cd084.woff2',
])('lets browsers cache %s forever, because its content never changes', (path) => {
  expect(cacheControlOf(path)).toBe(immutable);
});

test.each([
  '/',
  '/about',
  '/docs/rules/broken-link',
  '/dashboard/jobs/1',
  '/page-data/app-data.json',
  '/page-data/docs/rules/broken-link/page-data.json',
  '/favicon.svg',
  '/pages.json',
  '/search.json',
  '/cards/docs.png',
  '/robots.txt',
])('makes browsers revalidate %s, because its content can change', (path) => {
  expect(cacheControlOf(path)).toBe(revalidated);
});

test('lets caches keep the public status for seconds, because uptime checks and visitors request it often', () => {
  expect(cacheControlOf('/api/status')).toBe('public, max-age=15, s-maxage=30');
});
