import { page } from '#tests/support/sitePages';
import { type Answer, type Route, type SiteServer, startSite } from '#tests/support/siteServer';
import { auditSite } from '../testSupport.fixture';
import { isPage } from './html';

const servers: SiteServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const shell = page('The app', { nav: false });
const html = { 'content-type': 'text/html' };

/** Returns the findings about the files that a page loads, as rule and path. */
async function brokenFiles(
  head: string,
  body: string,
  files: Readonly<Record<string, Route>>,
): Promise<string[]> {
  const server = await startSite(() => ({ '/': page('Start', { head, body, nav: false }), ...files }));
  servers.push(server);
  const { findings } = await auditSite({ url: server.url });
  return findings
    .filter(({ rule }) => rule.startsWith('broken-'))
    .map(({ rule, target, message }) => {
      expect(message).toMatch(/ returns 200 \(ok\), but the response is an HTML page instead of /);
      return `${rule} ${new URL(target ?? '').pathname}`;
    })
    .sort();
}

const image = '<img src="/a.png" width="1" height="1" alt="x">';
const script = '<script defer src="/a.js"></script>';
const sheet = '<link rel="stylesheet" href="/a.css">';

test('reports all files as missing if the server responds to missing ones with its start page', async () => {
  const files = { '/a.png': shell, '/a.js': shell, '/a.css': shell, '/style': shell, '/both.gif': shell };
  const link = '<a href="/both.gif"><img src="/both.gif" width="1" height="1" alt="x"></a>';
  expect(
    await brokenFiles(`${script}${sheet}<link rel="stylesheet" href="/style">`, image + link, files),
  ).toEqual([
    'broken-image /a.png',
    'broken-image /both.gif',
    'broken-resource /a.css',
    'broken-resource /a.js',
    'broken-resource /style',
  ]);
});

test.each<[string, string, Answer]>([
  ['an image without a type', image, { headers: { 'content-type': '' }, body: '<svg/>' }],
  ['an SVG', image, { headers: { 'content-type': 'image/svg+xml' }, body: '<svg/>' }],
  ['an unknown type', image, { headers: { 'content-type': 'application/octet-stream' }, body: '<html>' }],
  [
    'an image with an HTML type',
    image,
    { headers: html, body: Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1') },
  ],
  ['a script with an HTML type', script, { headers: html, body: 'const a = 1;' }],
  ['nothing', script, { headers: html, body: '' }],
  ['the page of a bot wall', image, { headers: { ...html, 'cf-mitigated': 'challenge' }, body: '<html>' }],
  ['a page in a frame', '<object data="/a.svg"></object>', shell],
  ['a page with the extension of an image', '<a href="/a.png">File</a>', shell],
])("doesn't report %s", async (_, body, answer) => {
  const files = { '/a.png': answer, '/a.js': answer, '/a.svg': answer };
  expect(await brokenFiles('', body, files)).toEqual([]);
});

test.each([
  ['<!-- a --> <!--><!---><!-- <html> --><html>', true],
  ['\n<!doctype html>', true],
  ['<!-- <html> --> x', false],
  ['<!-- <html>', false],
  ['x <html>', false],
])('detects whether %s begins like a page: %s', async (source, expected) => {
  const body = Buffer.from(source);
  const timing = { durationMs: 0, firstByteMs: 0, attempts: 1 };
  const headers = { 'content-type': 'text/html' };
  expect(await isPage({ kind: 'answer', status: 200, headers, body, bytes: body.length, ...timing })).toBe(
    expected,
  );
});

test("doesn't report an image if only HEAD says that it is a page", async () => {
  const file = (method: string): Answer =>
    method === 'HEAD' ? { headers: html } : { headers: { 'content-type': 'image/png' }, body: 'x' };
  expect(await brokenFiles('', image, { '/a.png': file })).toEqual([]);
});
