import { Readable } from 'node:stream';
import { bodyOf } from './body';
import { envelopeLimits } from './limits';

const streamOf = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false });

test('a body that has been read is taken as it is', async () => {
  const request = Object.assign(streamOf(Buffer.from('other')), { rawBody: Buffer.from('read') });
  expect(String(await bodyOf(request))).toBe('read');
});

test('a body without a content type, which nobody has read, is read here', async () => {
  expect(String(await bodyOf(streamOf(Buffer.from('bi'), Buffer.from('nary'))))).toBe('binary');
  expect(await bodyOf(streamOf())).toHaveLength(0);
});

test('reading ends once it is too much', async () => {
  const chunk = Buffer.alloc(1_024 * 1_024);
  const read = await bodyOf(streamOf(...Array.from({ length: 64 }, () => chunk)));
  expect(read.length).toBeGreaterThan(envelopeLimits.bytes);
  expect(read.length).toBeLessThan(envelopeLimits.bytes + 2 * chunk.length);
});
