import { breaches } from './testPage';
import { urlUppercase } from './url-uppercase';

const at = (url: string, html = '<p>x') => breaches(urlUppercase, html, { url });

test('capitals in the path', () => {
  expect(at('https://example.com/About-Us')).toEqual([
    'The address has capital letters, which people type small.',
  ]);
});

test.each([
  'https://example.com/about-us',
  'https://example.com/caf%C3%A9',
  'https://example.com/watch?v=dQw4w9',
  'https://example.com/',
])('not %s', (url) => expect(at(url)).toEqual([]));

test('not a page that names the small one as the one that counts', () => {
  expect(at('https://example.com/About', '<link rel="canonical" href="/about">')).toEqual([]);
});
