import { breaches } from '../testPage.fixture';
import { noindexConflict } from './noindex-conflict';

const meta = (content: string) => `<meta name="robots" content="${content}">`;

test('reports two metas that contradict each other', () => {
  expect(breaches(noindexConflict, meta('index, follow') + meta('noindex'))).toEqual([
    'This page says both “index” and “noindex”. The stricter one applies.',
  ]);
});

test('reports a header that contradicts the page', () => {
  expect(breaches(noindexConflict, meta('all'), { headers: { 'x-robots-tag': 'noindex' } })).toHaveLength(1);
});

test.each([
  meta('noindex') + meta('nofollow'),
  meta('index') + meta('follow'),
  meta('noindex, noimageindex'),
])("doesn't report %s", (html) => expect(breaches(noindexConflict, html)).toEqual([]));

test('ignores a header for another crawler only', () => {
  expect(
    breaches(noindexConflict, meta('index'), { headers: { 'x-robots-tag': 'otherbot: noindex' } }),
  ).toEqual([]);
});
