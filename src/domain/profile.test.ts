import { cleanName, cleanPhotoUrl } from './profile';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Ada\n\tLovelace ', 'Ada Lovelace'],
  ['\u202eecalevoL adA', 'ecalevoL adA'],
  ['Ada\u0000\u200bLovelace', 'Ada Lovelace'],
  ['\u2066\u2069', null],
  ['', null],
  [undefined, null],
  ['x'.repeat(452), 'x'.repeat(80)],
  ['😀'.repeat(100), '😀'.repeat(80)],
  ['Zoë 李 Ñandú', 'Zoë 李 Ñandú'],
])('shows the name %j as %j', (name, shown) => expect(cleanName(name)).toBe(shown));

test.each([
  ['https://example.com/ada.png', 'https://example.com/ada.png'],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['http://example.com/ada.png', null],
  ['nonsense', null],
  [`https://example.com/${'x'.repeat(2_100)}`, null],
  [undefined, null],
])('accepts the photo %s as %s', (url, shown) => expect(cleanPhotoUrl(url)).toBe(shown));
