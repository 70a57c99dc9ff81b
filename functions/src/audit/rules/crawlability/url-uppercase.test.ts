import { breaches } from '../testPage.fixture';
import { urlUppercase } from './url-uppercase';

const at = (url: string, html = '<p>x') => breaches(urlUppercase, html, { url });

test('reports uppercase letters in the path', () => {
  expect(at('https://example.com/About-Us')).toEqual(['The URL path contains uppercase letters.']);
});

test.each([
  'https://example.com/about-us',
  'https://example.com/caf%C3%A9',
  'https://example.com/watch?v=dQw4w9',
  'https://example.com/',
  'https://example.com/en-US/docs',
  'https://example.com/pt_BR',
])("doesn't report %s", (url) => expect(at(url)).toEqual([]));

test.each(['/en-US/Docs', '/docs/en-US', '/EN-US/docs', '/my-USB'])(
  'reports %s although it contains something like a locale',
  (path) => expect(at(`https://example.com${path}`)).toHaveLength(1),
);

test("doesn't report a page whose canonical URL is lowercase", () => {
  expect(at('https://example.com/About', '<link rel="canonical" href="/about">')).toEqual([]);
});
