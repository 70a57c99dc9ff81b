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

test('returns an empty body for a request that was already read to its end', async () => {
  const request = streamOf(Buffer.from('gone'));
  for await (const _ of request);
  expect(await bodyOf(request)).toHaveLength(0);
});

test('more than is allowed is read to its end, as the sender must have written all before it is answered, and not kept', async () => {
  const chunk = Buffer.alloc(1_024 * 1_024);
  const request = streamOf(...Array.from({ length: 64 }, () => chunk));
  const read = await bodyOf(request);
  expect(request.readableEnded).toBe(true);
  expect(read.length).toBeGreaterThan(envelopeLimits.bytes);
  expect(read.length).toBeLessThan(envelopeLimits.bytes + 2 * chunk.length);
});
