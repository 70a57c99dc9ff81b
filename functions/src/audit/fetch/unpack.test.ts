import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { unpack, unpackAll } from './unpack';

const text = 'A plumb line. '.repeat(1_000);

describe('unpacking', () => {
  it.each([
    ['gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['GZIP', gzipSync(text)],
    ['identity', Buffer.from(text)],
    [undefined, Buffer.from(text)],
  ])('%s', async (encoding, body) => expect((await unpack(body, encoding)).toString()).toBe(text));

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const)('stops where a small body would expand too far (%s)', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(10_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await unpack(bomb, encoding, 1_000_000)).length).toBe(1_000_000);
  });

  it('returns what a truncated body contains', async () => {
    const whole = gzipSync(
      Buffer.from(Array.from({ length: 5_000 }, (_, n) => `line ${n * 7919}\n`).join('')),
    );
    const half = await unpack(whole.subarray(0, whole.length / 2), 'gzip');
    expect(half.toString()).toMatch(/^line 0\nline 7919\n/);
  });

  it.each(['gzip', 'br', 'zstd'])(
    "returns nothing for a body that isn't compressed with %s as declared",
    async (encoding) => {
      expect((await unpack(Buffer.from('plain text'), encoding)).length).toBe(0);
      expect(await unpackAll(Buffer.from(text), encoding)).toBeNull();
    },
  );
});

test('accepts a body that is empty once unpacked', async () => {
  expect(await unpackAll(gzipSync(''), 'gzip')).toHaveLength(0);
  expect(await unpackAll(Buffer.alloc(0), 'br')).toHaveLength(0);
});
