import { breaches } from '../testPage.fixture';
import { descriptionTooLong } from './description-too-long';

const of = (text: string, rest = '') =>
  breaches(descriptionTooLong, `<meta name="description" content="${text}">${rest}`);

test('reports more than twice the length that is shown', () => {
  expect(of('x'.repeat(321))).toEqual(['The description has 321 characters. Search results show about 160.']);
});

test("doesn't report 320 characters, however they are written", () => {
  expect(of('x'.repeat(320))).toEqual([]);
  expect(of('&amp;'.repeat(320))).toEqual([]);
  expect(of('👩‍👩‍👧'.repeat(200))).toEqual([]);
});

test("doesn't report a page that isn't indexed", () => {
  expect(of('x'.repeat(400), '<meta name="robots" content="noindex">')).toEqual([]);
});
