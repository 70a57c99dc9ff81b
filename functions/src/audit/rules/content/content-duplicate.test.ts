import { pageOf } from '../testPage.fixture';
import { contentDuplicate } from './content-duplicate';

const note = (html: string) => contentDuplicate.note(pageOf(html));
const words = 'Every stone that leans away from the line is seen at once. '.repeat(4);

test('reports pages with the same text, and lists the others', () => {
  expect(contentDuplicate.check('https://example.com/a', ['https://example.com/b'], 1)?.message).toBe(
    'This page has the same text as /b.',
  );
});

test('ignores what is around the same words', () => {
  const menu = '<nav><a href="/">Home</a></nav><header>Our shop</header><footer>2030</footer>';
  expect(note(`<p>${words}</p>`)).toBe(note(`${menu}<div>${words.toUpperCase()}</div><script>x()</script>`));
  expect(note(`<main>${words}</main>`)).toBe(note(`<p>${words}`));
});

test("doesn't report different texts", () => {
  expect(note(`<p>${words}`)).not.toBe(note(`<p>${words} And more.`));
  expect(note(`<p>${words}`)).not.toBeNull();
});

test.each([
  `<p>short`,
  `<link rel="canonical" href="/b"><p>${words}`,
  `<p>${words}<meta name="robots" content="noindex">`,
])('ignores a page that is short or not indexed: %#', (html) => expect(note(html)).toBeNull());
