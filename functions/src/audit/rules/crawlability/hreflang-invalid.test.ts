import { breaches } from '../testPage.fixture';
import { hreflangInvalid } from './hreflang-invalid';

const of = (code: string) => breaches(hreflangInvalid, `<link rel="alternate" hreflang="${code}" href="/x">`);

test.each(['en-UK', 'en_GB', 'english', 'jp', 'xx', 'de-EU', '', 'en-GB-x-y-z', 'zh-cn-hans'])(
  'reports %s',
  (code) => expect(of(code)).toEqual([`“${code}” is not a valid language code.`]),
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
])("doesn't report %s", (code) => expect(of(code)).toEqual([]));

test("doesn't report the hreflang of a visible link, or of a feed", () => {
  expect(breaches(hreflangInvalid, '<a hreflang="klingon" href="/x">')).toEqual([]);
  expect(breaches(hreflangInvalid, '<link rel="alternate" type="application/rss+xml" href="/x">')).toEqual(
    [],
  );
});

test("doesn't report one in the body, which search engines ignore", () => {
  expect(breaches(hreflangInvalid, '<p>x<link rel="alternate" hreflang="en-UK" href="/x">')).toEqual([]);
});

test('reports a Link header', () => {
  const headers = { link: '</x>; rel="alternate"; hreflang="en-UK", </y>; rel="alternate"; hreflang="de"' };
  expect(breaches(hreflangInvalid, '<p>x', { headers })).toEqual(['“en-UK” is not a valid language code.']);
});
