import { breaches } from '../testPage';
import { urlUppercase } from './url-uppercase';

const at = (url: string, html = '<p>x') => breaches(urlUppercase, html, { url });

test('capitals in the path', () => {
  expect(at('https://example.com/About-Us')).toEqual(['The URL path contains uppercase letters.']);
});

test.each([
  'https://example.com/about-us',
  'https://example.com/caf%C3%A9',
  'https://example.com/watch?v=dQw4w9',
  'https://example.com/',
  'https://example.com/en-US/docs',
  'https://example.com/pt_BR',
])('not %s', (url) => expect(at(url)).toEqual([]));

test.each(['/en-US/Docs', '/docs/en-US', '/EN-US/docs', '/my-USB'])(
  'though %s begins or goes on otherwise',
  (path) => expect(at(`https://example.com${path}`)).toHaveLength(1),
);

test('not a page that names the small one as the one that counts', () => {
  expect(at('https://example.com/About', '<link rel="canonical" href="/about">')).toEqual([]);
});
