import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { assetNoteOf } from '#functions/audit/parse/asset';
import { auditSite } from '#functions/audit/testSupport.fixture';
import { answerWith, link } from '../testPage.fixture';
import { scriptHeavy } from './script-heavy';

const script = 'https://example.com/app.js';
const of = (bytes: number, headers: Record<string, string> = {}, target = script, ours = true) => {
  const told = { 'content-type': 'text/javascript', 'content-length': String(bytes), ...headers };
  const asset = assetNoteOf(target, answerWith(told), ours);
  return scriptHeavy.check(link({ target, role: 'resource', element: 'script', asset }))?.message;
};
const kb = 1_024;
const compressed = { 'content-encoding': 'br' };

test('reports a script with a transfer size of at least 300 KB', () => {
  expect(of(400 * kb, compressed)).toBe('/app.js has a transfer size of 400 KB.');
  expect(of(300 * kb, compressed)).toBe('/app.js has a transfer size of 300 KB.');
  expect(of(400 * kb)).toBe('/app.js has a transfer size of 400 KB.');
});

test('reports one with another type, or without an extension', () => {
  expect(of(400 * kb, { 'content-type': 'application/octet-stream' }, `${script}?v=3`)).toBeDefined();
  expect(
    of(400 * kb, { ...compressed, 'content-type': 'application/x-javascript' }, 'https://example.com/app'),
  ).toBeDefined();
});

test("doesn't report a lighter one, or one of another site", () => {
  expect(of(300 * kb - 1, compressed)).toBeUndefined();
  expect(of(400 * kb, compressed, script, false)).toBeUndefined();
});

test("doesn't report data, a style sheet, or an image", () => {
  for (const type of ['application/json', 'text/css', 'image/png', 'application/wasm'])
    expect(of(400 * kb, { ...compressed, 'content-type': type }, 'https://example.com/file')).toBeUndefined();
});

test('ignores the length in a HEAD response, which may be uncompressed', () => {
  expect(of(400 * kb, {}, 'https://example.com/app')).toBeUndefined();
});

test('measures the transfer size, not the unpacked one, and only of files that pages load', async () => {
  const alike = Array.from({ length: 40_000 }, (_, at) => `set("name${at}",${at});`).join('\n');
  const unlike = Array.from({ length: 80_000 }, (_, at) => Math.imul(at, 0x9e3779b1).toString(36)).join();
  const scripts = {
    '/alike.js': gzipSync(alike),
    '/unlike.js': gzipSync(unlike),
    '/read-me.js': gzipSync(unlike),
  };
  const files = new Map<string, Buffer>(Object.entries(scripts));
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url);
    if (url === '/') {
      const loaded = '<script src="/alike.js"></script><script src="/unlike.js"></script>';
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`${loaded}<a href="/read-me.js">Read it</a>`);
    } else if (file) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(file);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { findings } = await auditSite({ url });
  server.close();
  server.closeAllConnections();
  expect(alike.length).toBeGreaterThan(900 * kb);
  const heavy = findings.filter(({ rule }) => rule === 'script-heavy');
  expect(heavy.map(({ target, evidence }) => [target, evidence.value])).toEqual([
    [`${url}unlike.js`, `${scripts['/unlike.js'].length} bytes`],
  ]);
});
