import fc from 'fast-check';
import { unicodeHost } from './unicodeHost';
import { parseUrl } from './url';

const asciiOf = (host: string) => new URL(`http://${host}/`).host;

test.each([
  'münchen.example',
  'straße.example',
  'www.łódź.example',
  'việt.example',
  'пример.рф:8080',
  'правда-2.example',
  'ελλάδα.example',
  'αθήνα.example',
  '一番.example',
  '第一.example',
  '日本語ナビ.example',
  'ラーメン.example',
  '한국.example',
])('shows %s in Unicode', (host) => {
  expect(asciiOf(host)).toMatch(/^(www\.)?xn--/);
  expect(unicodeHost(asciiOf(host))).toBe(host);
});

test.each([
  ['аррӏе.example', 'Cyrillic that looks like Latin'],
  ['pаypal.example', 'a Cyrillic letter among Latin ones'],
  ['ικνο.example', 'Greek that looks like Latin'],
  ['lınkedin.example', 'a dotless i'],
  ['ɑpple.example', 'a phonetic letter'],
  ['日本a.example', 'Latin beside Chinese'],
  ['a日本.example', 'Latin before Chinese'],
  ['aпример.example', 'Latin before Cyrillic'],
  ['примерa.example', 'Latin after Cyrillic'],
  ['aελλάδα.example', 'Latin before Greek'],
  ['ελλάδαa.example', 'Latin after Greek'],
  ['a한국.example', 'Latin before Korean'],
  ['한국a.example', 'Latin after Korean'],
  ['〇一.example', 'characters that look like strokes'],
  ['שלום.example', 'a right-to-left script'],
  ['ชื่อ.example', 'a script that has not been evaluated'],
  ['☃.example', 'not a letter'],
])('keeps %s in ASCII: %s', (host) => {
  const ascii = asciiOf(host);
  expect(ascii).toMatch(/^xn--/);
  expect(unicodeHost(ascii)).toBe(ascii);
});

test('evaluates each label separately', () => {
  const [, apple] = /^(xn--[^.]+)/.exec(asciiOf('аррӏе.example')) ?? [];
  expect(unicodeHost(asciiOf('аррӏе.münchen.example'))).toBe(`${apple}.münchen.example`);
});

test.each([
  'example.com',
  'example.com:8080',
  '[::1]:3000',
  '127.0.0.1',
  'xn--',
  'xn--a',
  'xn---',
  'xn--ls8h=',
  'xn--99999999999',
  `xn--${'9'.repeat(320)}a`,
  // “mÜnchen”, and “münchen” with a combining diaeresis: names are never encoded like this.
  'xn--mnchen-psa.example',
  'xn--munchen-gie.example',
  '',
])('keeps “%s” unchanged', (host) => {
  expect(unicodeHost(host)).toBe(host);
});

test('always shows the same host, whatever its labels', () => {
  const letters = fc.constantFrom(...'abcxyz019-äöüßéçøłőžșạбвгджзийклщαβγδεζ日本語かなカナ한국');
  const label = fc.string({ unit: letters, minLength: 1, maxLength: 12 });
  const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(label, anything), (name) => {
      const ascii = parseUrl(`http://a${name}.example/`)?.host;
      if (ascii) expect(asciiOf(unicodeHost(ascii))).toBe(ascii);
    }),
  );
});

test('shows the same host or keeps it unchanged, whatever follows “xn--”', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{0,59}$/), (rest) => {
      const ascii = `xn--${rest}`;
      const shown = unicodeHost(ascii);
      expect(shown === ascii ? ascii : asciiOf(shown)).toBe(ascii);
    }),
  );
});
