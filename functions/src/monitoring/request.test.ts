import { Readable } from 'node:stream';
import { envelopeLimits } from './envelope';
import { coarseUserAgent, readBody } from './request';

const streamOf = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false });

test('returns a body that the framework has read', async () => {
  const request = Object.assign(streamOf(Buffer.from('other')), { rawBody: Buffer.from('read') });
  expect(String(await readBody(request))).toBe('read');
});

test('reads a body without a content type', async () => {
  expect(String(await readBody(streamOf(Buffer.from('bi'), Buffer.from('nary'))))).toBe('binary');
  expect(await readBody(streamOf())).toHaveLength(0);
});

test('returns an empty body for a request that was already read to its end', async () => {
  const request = streamOf(Buffer.from('gone'));
  for await (const _ of request);
  expect(await readBody(request)).toHaveLength(0);
});

test('reads an oversized body to its end without keeping it', async () => {
  const chunk = Buffer.alloc(1_024 * 1_024);
  const request = streamOf(...Array.from({ length: 64 }, () => chunk));
  const read = await readBody(request);
  expect(request.readableEnded).toBe(true);
  expect(read.length).toBeGreaterThan(envelopeLimits.bytes);
  expect(read.length).toBeLessThan(envelopeLimits.bytes + 2 * chunk.length);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.86 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.0 (KHTML, like Gecko) Chrome/131.0 Safari/537.0',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240205.004) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.39 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux) AppleWebKit/537.0 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.0',
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0.3',
    'Mozilla/5.0 (X11) Gecko/20100101.0 Firefox/133.0',
  ],
  ['Mozilla/5.0 ( X11 ; Linux x86_64)', 'Mozilla/5.0 (X11)'],
  ['', ''],
])('reduces the user agent “%s” to “%s”', (agent, coarse) => expect(coarseUserAgent(agent)).toBe(coarse));

test('handles a hostile user agent fast and shortens it', () => {
  const startedAt = performance.now();
  for (const agent of ['('.repeat(100_000), '/1'.repeat(100_000), '()'.repeat(100_000)])
    expect(coarseUserAgent(agent).length).toBeLessThan(2_048);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
