import fc from 'fast-check';
import { uriOf } from './uri';

test.each([
  ['https://e.com/', 'https://e.com/'],
  ['https://e.com/a%20b?q=1&r=(2)#top', 'https://e.com/a%20b?q=1&r=(2)#top'],
  ['https://e.com/f[0]?a[]=b|c^d', 'https://e.com/f%5B0%5D?a%5B%5D=b%7Cc%5Ed'],
  ['https://e.com/?q={x}\\`', 'https://e.com/?q=%7Bx%7D%5C%60'],
  ['https://e.com/100%?q=%zz%C3', 'https://e.com/100%25?q=%25zz%C3'],
  ['http://[::1]:8000/[a]', 'http://[::1]:8000/%5Ba%5D'],
  ['https://e.com/#a#b', 'https://e.com/#a%23b'],
  ['https://e.com/ü𝒳\u017f\ud800', 'https://e.com/%C3%BC%F0%9D%92%B3%C5%BF%EF%BF%BD'],
])('%s', (address, uri) => expect(uriOf(address)).toBe(uri));

test('turns any URL that browsers accept into an RFC 3986 URI, and leaves that unchanged', () => {
  const some = fc.string({ unit: fc.constantFrom(...`[]{}|^%\\"<>\`#?/:@ü𝒳 az09`), maxLength: 30 });
  const uri =
    /^https?:\/\/(?:\[[0-9a-f:]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+)(?::\d+)?(?:[\w.~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$/;
  fc.assert(
    fc.property(fc.constantFrom('https://e.com/', 'http://[::1]/'), some, (host, rest) => {
      const { href } = new URL(host + rest);
      expect(uriOf(href)).toMatch(uri);
      expect(uriOf(uriOf(href))).toBe(uriOf(href));
    }),
  );
});
