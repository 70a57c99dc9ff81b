import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assetNoteOf } from '#functions/audit/parse/asset';
import { auditSite } from '#functions/audit/testSupport.fixture';
import { link } from '../testPage.fixture';
import { assetUncompressed } from './asset-uncompressed';

const note = (url: string, headers: Record<string, string>, ours = true) =>
  assetNoteOf(
    url,
    {
      kind: 'answer',
      status: 200,
      headers: { 'cache-control': 'max-age=9999999', ...headers },
      body: null,
      bytes: 0,
      durationMs: 1,
      firstByteMs: 1,
      attempts: 1,
    },
    ours,
  );
const script = 'https://example.com/app.js';
const large = { 'content-type': 'text/javascript', 'content-length': '20480' };

test('reports a script of 20 KB', () => {
  expect(
    assetUncompressed.check(link({ target: script, role: 'resource', asset: note(script, large) }))?.message,
  ).toBe('/app.js isn’t compressed (20 KB).');
});

test('reports one with the encoding “identity”', () => {
  expect(note(script, { ...large, 'content-encoding': 'identity' })).toMatchObject({ plain: 20_480 });
});

test("doesn't report one that is compressed, small, of another site, or an image", () => {
  expect(note(script, { ...large, 'content-encoding': 'br' })).toBeNull();
  expect(note(script, { ...large, 'content-length': '900' })).toBeNull();
  expect(note(script, large, false)).toBeNull();
  expect(
    note('https://example.com/a.png', { 'content-type': 'image/png', 'content-length': '20480' }),
  ).toBeNull();
});

test("doesn't report a page about which nothing is known", () =>
  expect(assetUncompressed.check(link())).toBeNull());

test('reports one without a Content-Length', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script src="/app.js"></script>');
    else if (url === '/app.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.write('x'.repeat(100_000));
      response.end('x'.repeat(100_000));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { findings } = await auditSite({ url });
  server.close();
  server.closeAllConnections();
  expect(findings.find(({ rule }) => rule === 'asset-uncompressed')?.evidence.value).toBe('200000 bytes');
});
