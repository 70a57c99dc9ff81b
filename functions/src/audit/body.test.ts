import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { decodeHtml, unpack } from './body';

const text = 'A plumb line. '.repeat(1_000);

describe('unpacking', () => {
  it.each([
    ['gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['GZIP', gzipSync(text)],
    ['identity', Buffer.from(text)],
    [undefined, Buffer.from(text)],
  ])('%s', async (encoding, body) => expect((await unpack(body, encoding)).toString()).toBe(text));

  it('stops where a small body would swell', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await unpack(bomb, 'gzip', 1_000_000)).length).toBe(1_000_000);
  });

  it('gives what there is of a body cut short', async () => {
    const whole = gzipSync(
      Buffer.from(Array.from({ length: 5_000 }, (_, n) => `line ${n * 7919}\n`).join('')),
    );
    const half = await unpack(whole.subarray(0, whole.length / 2), 'gzip');
    expect(half.toString()).toMatch(/^line 0\nline 7919\n/);
  });

  it('gives nothing of what is not compressed though it says so', async () => {
    expect((await unpack(Buffer.from('plain'), 'gzip')).length).toBe(0);
  });
});

describe('decoding', () => {
  const latin1 = (source: string) => Buffer.from(source, 'latin1');

  it.each([
    [
      'a byte order mark, whatever the header says',
      Buffer.from('\uFEFFCafé'),
      'text/html; charset=iso-8859-1',
      'Café',
    ],
    ['UTF-16 by its mark', Buffer.from('\uFEFFCafé', 'utf16le'), null, 'Café'],
    ['the header', latin1('Café'), 'text/html; charset="ISO-8859-1"', 'Café'],
    ['a meta', latin1('<meta charset=latin1>é'), 'text/html', '<meta charset=latin1>é'],
    [
      'an old meta',
      latin1('<meta http-equiv="content-type" content="text/html; charset=windows-1252">\x80'),
      null,
      '<meta http-equiv="content-type" content="text/html; charset=windows-1252">€',
    ],
    ['UTF-8 when nothing is said', Buffer.from('Café'), null, 'Café'],
    ['UTF-8 when the name is unknown', Buffer.from('Café'), 'text/html; charset=klingon', 'Café'],
    [
      'UTF-8 when a meta claims UTF-16',
      Buffer.from('<meta charset=utf-16>é'),
      null,
      '<meta charset=utf-16>é',
    ],
  ])('by %s', (_, body, type, expected) => expect(decodeHtml(body, type)).toBe(expected));
});
