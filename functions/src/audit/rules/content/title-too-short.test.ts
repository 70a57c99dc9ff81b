import { breaches } from '../testPage.fixture';
import { titleTooShort } from './title-too-short';

const of = (title: string, rest = '') => breaches(titleTooShort, `<title>${title}</title>${rest}`);

test.each(['Home', 'FAQ', 'x'])('reports %s', (title) =>
  expect(of(title)).toEqual([`The title “${title}” is too short to describe the page.`]),
);

test.each(['Prices', '首页', '회사 소개', 'About'])("doesn't report %s", (title) =>
  expect(of(title)).toEqual([]),
);

test("doesn't report an empty one, which has its own rule, or a page that isn't indexed", () => {
  expect(of('')).toEqual([]);
  expect(of('FAQ', '<meta name="robots" content="noindex">')).toEqual([]);
});
