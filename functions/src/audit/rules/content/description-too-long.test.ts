import { breaches } from '../testPage';
import { descriptionTooLong } from './description-too-long';

const of = (text: string, rest = '') =>
  breaches(descriptionTooLong, `<meta name="description" content="${text}">${rest}`);

test('more than twice what is shown', () => {
  expect(of('x'.repeat(321))).toEqual(['The description has 321 characters. Search results show about 160.']);
});

test('not 320, however they are written', () => {
  expect(of('x'.repeat(320))).toEqual([]);
  expect(of('&amp;'.repeat(320))).toEqual([]);
  expect(of('👩‍👩‍👧'.repeat(200))).toEqual([]);
});

test('not on a page that is not listed', () => {
  expect(of('x'.repeat(400), '<meta name="robots" content="noindex">')).toEqual([]);
});
