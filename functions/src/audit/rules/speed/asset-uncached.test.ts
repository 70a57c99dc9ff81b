import { assetNoteOf } from '#functions/audit/parse/asset';
import { link } from '../testPage.fixture';
import { assetUncached } from './asset-uncached';

const said = (url: string, headers: Record<string, string>, ours = true) => {
  const target = `https://example.com${url}`;
  const answer = {
    kind: 'answer',
    status: 200,
    headers,
    body: null,
    bytes: 0,
    durationMs: 1,
    firstByteMs: 1,
    attempts: 1,
  } as const;
  const asset = assetNoteOf(target, answer, ours);
  return assetUncached.check(link({ target, role: 'resource', asset }))?.message;
};
const style = { 'content-type': 'text/css' };

test('reports a file without caching headers', () => {
  expect(said('/a.css', style)).toBe('/a.css has no Cache-Control or Expires header.');
});

test("reports a file with a version in its name that isn't cached for long", () => {
  const headers = { ...style, 'cache-control': 'public, max-age=3600' };
  expect(said('/app.3f9a1c2e77.css', headers)).toBe(
    '/app.3f9a1c2e77.css has a version in its name but is cached for only hours.',
  );
});

test.each([
  ['/app.3f9a1c2e77.css', { 'cache-control': 'max-age=31536000, immutable' }],
  // Revalidated each time on purpose, because it changes without a new name.
  ['/app.css', { 'cache-control': 'no-cache' }],
  ['/app.css', { 'cache-control': 'public, max-age=0, must-revalidate' }],
  ['/app.css', { expires: 'Thu, 31 Jan 2030 12:00:00 GMT', date: 'Thu, 31 Jan 2030 11:00:00 GMT' }],
  ['/beautiful-decade.css', { 'cache-control': 'max-age=60' }],
] as const)("doesn't report %s with %j", (url, headers) =>
  expect(said(url, { ...style, ...headers })).toBeUndefined(),
);

test("doesn't report a file of another site", () => expect(said('/a.css', style, false)).toBeUndefined());
