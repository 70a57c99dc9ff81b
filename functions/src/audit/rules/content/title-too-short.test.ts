import { breaches } from '../testPage';
import { titleTooShort } from './title-too-short';

const of = (title: string, rest = '') => breaches(titleTooShort, `<title>${title}</title>${rest}`);

test.each(['Home', 'FAQ', 'x'])('%s', (title) =>
  expect(of(title)).toEqual([`The title “${title}” is too short to describe the page.`]),
);

test.each(['Prices', '首页', '회사 소개', 'About'])('not %s', (title) => expect(of(title)).toEqual([]));

test('not an empty one, which another rule tells, nor a page that is not listed', () => {
  expect(of('')).toEqual([]);
  expect(of('FAQ', '<meta name="robots" content="noindex">')).toEqual([]);
});
