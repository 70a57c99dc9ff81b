import { breaches } from '../testPage.fixture';
import { titleMany } from './title-many';

test('reports two titles', () => {
  expect(breaches(titleMany, '<title>A</title><title>B</title>')).toEqual([
    'This page has 2 titles. Browsers use only the first.',
  ]);
});

test.each([
  '<title>A</title>',
  '<p>x',
  '<title>A</title><svg><title>Icon</title></svg>',
  '<template><title>B</title></template><title>A</title>',
])("doesn't report %s", (html) => expect(breaches(titleMany, html)).toEqual([]));
