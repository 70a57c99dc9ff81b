import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { decodeHtml, decodeText, isBinary, unpack } from './body';

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
  ] as const)('stops where a small body would swell (%s)', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(10_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await unpack(bomb, encoding, 1_000_000)).length).toBe(1_000_000);
  });

  it('gives what there is of a body cut short', async () => {
    const whole = gzipSync(
      Buffer.from(Array.from({ length: 5_000 }, (_, n) => `line ${n * 7919}\n`).join('')),
    );
    const half = await unpack(whole.subarray(0, whole.length / 2), 'gzip');
    expect(half.toString()).toMatch(/^line 0\nline 7919\n/);
  });

  it.each(['gzip', 'br', 'zstd'])(
    'gives nothing of what is not compressed though it says %s',
    async (encoding) => {
      expect((await unpack(Buffer.from('plain text'), encoding)).length).toBe(0);
    },
  );
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
    ['windows-1252 when it is not UTF-8 and nothing is said', latin1('Caf\xe9 \x80'), null, 'Café €'],
    ['Japanese by its header', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'text/html; charset=Shift_JIS', '日本'],
    ['Chinese by its header', Buffer.from([0xc4, 0xe3]), 'text/html; charset=gb2312', '你'],
    ['Russian by its header', Buffer.from([0xcd, 0xc5]), 'text/html; charset=koi8-r', 'ме'],
    ['UTF-16 by its header', Buffer.from('é', 'utf16le'), 'text/html; charset=utf-16le', 'é'],
    [
      'no meta that stands in a comment',
      Buffer.from('<!-- <meta charset=latin1> -->é'),
      null,
      '<!-- <meta charset=latin1> -->é',
    ],
    [
      'UTF-8 when a meta claims UTF-16',
      Buffer.from('<meta charset=utf-16>é'),
      null,
      '<meta charset=utf-16>é',
    ],
  ])('by %s', (_, body, type, expected) => expect(decodeHtml(body, type)).toBe(expected));
});

test.each([
  ['a style sheet by its own rule', Buffer.from('@charset "latin1"; \xe9', 'latin1'), '@charset "latin1"; é'],
  [
    'a feed by its declaration',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>\xe9', 'latin1'),
    '<?xml version="1.0" encoding="ISO-8859-1"?>é',
  ],
  ['anything else as UTF-8', Buffer.from('é'), 'é'],
])('decoding %s', (_, body, expected) => expect(decodeText(body, null)).toBe(expected));

test.each([
  [Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), true],
  [Buffer.from('PK\x03\x04', 'latin1'), true],
  [Buffer.from('<p>Café\t\f\r\n\x1b</p>'), false],
  [Buffer.from('\uFEFFhi', 'utf16le'), false],
  [Buffer.from(''), false],
])('%j is binary: %s', (body, expected) => expect(isBinary(body)).toBe(expected));
