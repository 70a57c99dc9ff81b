import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { assetNoteOf } from '#functions/audit/parse/asset';
import { auditSite } from '#functions/audit/testSupport.fixture';
import { answerWith, link } from '../testPage.fixture';
import { assetUncached, assetUncompressed, scriptHeavy, styleHeavy } from './files';

describe('asset-uncached', () => {
  const messagesFor = (url: string, headers: Record<string, string>, ours = true) => {
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
    expect(messagesFor('/a.css', style)).toBe('/a.css has no Cache-Control or Expires header.');
  });

  test("reports a file with a version in its name that isn't cached for long", () => {
    const headers = { ...style, 'cache-control': 'public, max-age=3600' };
    expect(messagesFor('/app.3f9a1c2e77.css', headers)).toBe(
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
    expect(messagesFor(url, { ...style, ...headers })).toBeUndefined(),
  );

  test("doesn't report a file of another site", () =>
    expect(messagesFor('/a.css', style, false)).toBeUndefined());
});

describe('asset-uncompressed', () => {
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
      assetUncompressed.check(link({ target: script, role: 'resource', asset: note(script, large) }))
        ?.message,
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
});

describe('script-heavy', () => {
  const script = 'https://example.com/app.js';
  const of = (bytes: number, headers: Record<string, string> = {}, target = script, ours = true) => {
    const allHeaders = { 'content-type': 'text/javascript', 'content-length': String(bytes), ...headers };
    const asset = assetNoteOf(target, answerWith(allHeaders), ours);
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
      expect(
        of(400 * kb, { ...compressed, 'content-type': type }, 'https://example.com/file'),
      ).toBeUndefined();
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
});

describe('style-heavy', () => {
  const sheet = 'https://example.com/site.css';
  const of = (bytes: number, headers: Record<string, string> = {}, target = sheet, ours = true) => {
    const allHeaders = { 'content-type': 'text/css', 'content-length': String(bytes), ...headers };
    const asset = assetNoteOf(target, answerWith(allHeaders), ours);
    return styleHeavy.check(link({ target, role: 'resource', element: 'link', asset }))?.message;
  };
  const kb = 1_024;
  const compressed = { 'content-encoding': 'br' };

  test('reports a style sheet with a transfer size of at least 150 KB', () => {
    expect(of(200 * kb, compressed)).toBe('/site.css has a transfer size of 200 KB.');
    expect(of(150 * kb, compressed)).toBe('/site.css has a transfer size of 150 KB.');
    expect(of(200 * kb, { 'content-type': 'text/css; charset=utf-8' })).toBe(
      '/site.css has a transfer size of 200 KB.',
    );
  });

  test('reports one without the extension of a style sheet', () => {
    expect(of(200 * kb, compressed, 'https://example.com/styles?for=home')).toBeDefined();
  });

  test("doesn't report a lighter one, or one of another site", () => {
    expect(of(150 * kb - 1, compressed)).toBeUndefined();
    expect(of(200 * kb, compressed, sheet, false)).toBeUndefined();
  });

  test("doesn't report a script of that size, which has a higher limit, or a font or an image", () => {
    for (const type of ['text/javascript', 'font/woff2', 'image/png'])
      expect(
        of(200 * kb, { ...compressed, 'content-type': type }, 'https://example.com/file'),
      ).toBeUndefined();
  });

  test("doesn't report a page about which nothing is known", () =>
    expect(styleHeavy.check(link())).toBeNull());
});
