import { breaches } from '../testPage.fixture';
import { titleTooLong } from './title-too-long';

const titled = (title: string) => breaches(titleTooLong, `<title>${title}</title>`);

test('reports a title of 61 characters', () => {
  expect(titled('x'.repeat(61))).toEqual(['The title has 61 characters. Search results show about 60.']);
});

test("doesn't report one of 60, however it is written", () => {
  expect(titled('x'.repeat(60))).toEqual([]);
  expect(titled(`  ${'x '.repeat(30)}\n\n  `)).toEqual([]);
  expect(titled('&amp;'.repeat(60))).toEqual([]);
  expect(titled('👩‍👩‍👧'.repeat(20))).toEqual([]);
});

test("doesn't report a page that isn't indexed", () => {
  const page = `<title>${'x'.repeat(61)}</title>`;
  expect(breaches(titleTooLong, `${page}<meta name="robots" content="noindex">`)).toEqual([]);
  expect(breaches(titleTooLong, `${page}<link rel="canonical" href="/other">`)).toEqual([]);
});
