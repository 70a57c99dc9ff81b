import { breaches } from '../testPage';
import { hreflangInvalid } from './hreflang-invalid';

const of = (code: string) => breaches(hreflangInvalid, `<link rel="alternate" hreflang="${code}" href="/x">`);

test.each(['en-UK', 'en_GB', 'english', 'jp', 'xx', 'de-EU', '', 'en-GB-x-y-z', 'zh-cn-hans'])('%s', (code) =>
  expect(of(code)).toEqual([`“${code}” is not a valid language code.`]),
);

test.each([
  'en',
  'EN-gb',
  'de-AT',
  'zh-Hans',
  'zh-Hant-TW',
  'es-419',
  'x-default',
  'fil',
  'pt-br',
  'uk',
  'se',
  'kr',
  'se-NO',
  'lo-LA',
])('not %s', (code) => expect(of(code)).toEqual([]));

test('not the language that a link to read leads to, nor a feed', () => {
  expect(breaches(hreflangInvalid, '<a hreflang="klingon" href="/x">')).toEqual([]);
  expect(breaches(hreflangInvalid, '<link rel="alternate" type="application/rss+xml" href="/x">')).toEqual(
    [],
  );
});

test('not one further down, which search engines ignore', () => {
  expect(breaches(hreflangInvalid, '<p>x<link rel="alternate" hreflang="en-UK" href="/x">')).toEqual([]);
});

test('what a Link header names', () => {
  const headers = { link: '</x>; rel="alternate"; hreflang="en-UK", </y>; rel="alternate"; hreflang="de"' };
  expect(breaches(hreflangInvalid, '<p>x', { headers })).toEqual(['“en-UK” is not a valid language code.']);
});
