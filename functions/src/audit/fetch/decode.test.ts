import { decodeHtml, decodeText, isBinary } from './decode';

describe('decoding', () => {
  const latin1 = (source: string) => Buffer.from(source, 'latin1');

  it.each([
    [
      'a byte order mark, whatever the header says',
      Buffer.from('\uFEFFCafé'),
      'text/html; charset=iso-8859-1',
      'Café',
    ],
    ['UTF-16 with a byte order mark', Buffer.from('\uFEFFCafé', 'utf16le'), null, 'Café'],
    ['the header', latin1('Café'), 'text/html; charset="ISO-8859-1"', 'Café'],
    ['a meta', latin1('<meta charset=latin1>é'), 'text/html', '<meta charset=latin1>é'],
    [
      'an http-equiv meta',
      latin1('<meta http-equiv="content-type" content="text/html; charset=windows-1252">\x80'),
      null,
      '<meta http-equiv="content-type" content="text/html; charset=windows-1252">€',
    ],
    ['UTF-8 by default', Buffer.from('Café'), null, 'Café'],
    ['UTF-8 for an unknown charset', Buffer.from('Café'), 'text/html; charset=klingon', 'Café'],
    ['windows-1252 for invalid UTF-8 without a charset', latin1('Caf\xe9 \x80'), null, 'Café €'],
    [
      'Japanese from the header',
      Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
      'text/html; charset=Shift_JIS',
      '日本',
    ],
    ['Chinese from the header', Buffer.from([0xc4, 0xe3]), 'text/html; charset=gb2312', '你'],
    ['Russian from the header', Buffer.from([0xcd, 0xc5]), 'text/html; charset=koi8-r', 'ме'],
    [
      'Romanian from the header',
      latin1('\xaa\xba\xde\xfe \x85\xa4'),
      'text/html; charset=ISO-8859-16',
      'ȘșȚț \x85€',
    ],
    ['Romanian from a meta', latin1('<meta charset=iso-8859-16>\xba'), null, '<meta charset=iso-8859-16>ș'],
    [
      'x-user-defined from the header',
      latin1('a\x80\xff'),
      'text/html; charset=x-user-defined',
      'a\uf780\uf7ff',
    ],
    [
      'windows-1252 for x-user-defined in a meta',
      latin1('<meta charset=x-user-defined>\x80'),
      null,
      '<meta charset=x-user-defined>€',
    ],
    ['UTF-16 from the header', Buffer.from('é', 'utf16le'), 'text/html; charset=utf-16le', 'é'],
    [
      'UTF-8 despite a meta in a comment',
      Buffer.from('<!-- <meta charset=latin1> -->é'),
      null,
      '<!-- <meta charset=latin1> -->é',
    ],
    [
      'a meta after an unknown charset in the header',
      latin1('<meta charset=latin1>é'),
      'text/html; charset=foo',
      '<meta charset=latin1>é',
    ],
    [
      'a meta with a charset, not a description that mentions one',
      latin1('<meta name=description content="charset=koi8-r"><meta charset=latin1>é'),
      null,
      '<meta name=description content="charset=koi8-r"><meta charset=latin1>é',
    ],
    [
      'the first meta with a known charset',
      latin1('<meta charset=foo><META content="text/html;charset=latin1" HTTP-EQUIV=Content-Type>é'),
      null,
      '<meta charset=foo><META content="text/html;charset=latin1" HTTP-EQUIV=Content-Type>é',
    ],
    [
      'an XML declaration',
      latin1('<?xml version="1.0" encoding="koi8-r"?>\xcd\xc5'),
      'text/html',
      '<?xml version="1.0" encoding="koi8-r"?>ме',
    ],
    [
      'a meta before an XML declaration',
      latin1('<?xml version="1.0" encoding="koi8-r"?><meta charset=latin1>é'),
      'text/html',
      '<?xml version="1.0" encoding="koi8-r"?><meta charset=latin1>é',
    ],
    [
      'UTF-8 despite a meta in the attribute of another element',
      Buffer.from('<p title="<meta charset=latin1>">é'),
      null,
      '<p title="<meta charset=latin1>">é',
    ],
    ['UTF-8 for UTF-16 in a meta', Buffer.from('<meta charset=utf-16>é'), null, '<meta charset=utf-16>é'],
  ])('decodes %s', (_, body, type, expected) => expect(decodeHtml(body, type)).toBe(expected));
});

test('keeps UTF-8 for a page whose last character is cut off at the limit, but not for one that ends that way', () => {
  for (const letter of ['é', '日', '😀'])
    for (let length = 1; length < Buffer.byteLength(letter); length++) {
      const body = Buffer.concat([Buffer.from('Café '), Buffer.from(letter).subarray(0, length)]);
      expect(decodeHtml(body, null, true)).toBe('Café \uFFFD');
    }
  expect(decodeHtml(Buffer.from('Caf\xe9', 'latin1'), null)).toBe('Café');
  expect(decodeHtml(Buffer.from('Caf\xe9 \xe9', 'latin1'), null, true)).toBe('Café é');
});

test.each([
  [
    'a style sheet with its own rule',
    Buffer.from('@charset "latin1"; \xe9', 'latin1'),
    '@charset "latin1"; é',
  ],
  [
    'a feed with a declaration',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>\xe9', 'latin1'),
    '<?xml version="1.0" encoding="ISO-8859-1"?>é',
  ],
  ['any other file as UTF-8', Buffer.from('é'), 'é'],
])('decodes %s', (_, body, expected) => expect(decodeText(body, null)).toBe(expected));

test.each([
  [Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), true],
  [Buffer.from('PK\x03\x04', 'latin1'), true],
  [Buffer.from('<p>Café\t\f\r\n\x1b</p>'), false],
  [Buffer.from('\uFEFFhi', 'utf16le'), false],
  [Buffer.from(''), false],
  // Browsers read markup despite stray control characters.
  [Buffer.from('<!doctype html><title>A \v tab</title>'), false],
  [Buffer.from('\n<p>a\0b'), false],
  [Buffer.from('<\0!\0d\0', 'latin1'), true],
  [Buffer.from('a <b>\0'), true],
])('detects whether %j is binary: %s', (body, expected) => expect(isBinary(body)).toBe(expected));

test('maps every character of ISO-8859-16', () => {
  const bytes = Buffer.from(Array.from({ length: 96 }, (_, n) => 0xa0 + n));
  const text = decodeText(bytes, 'text/css; charset=iso-8859-16');
  expect([...text]).toHaveLength(96);
  expect(text).toMatch(/^\u00a0Ą.*Ź\u00adź.*țÿ$/);
});
