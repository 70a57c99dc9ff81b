import { breaches } from '../testPage.fixture';
import { headingOrder } from './heading-order';

test('reports a skipped level', () => {
  expect(breaches(headingOrder, '<h1>A</h1><h3>B</h3>')).toEqual(['“B” is an h3 directly after an h1.']);
  expect(breaches(headingOrder, '<h2>A</h2><h4>B</h4><h6>C</h6>')).toHaveLength(2);
  expect(breaches(headingOrder, '<h1>A</h1><h2 hidden>B</h2><h3>C</h3>')).toHaveLength(1);
});

test.each([
  '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>',
  '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h1>E</h1>',
  '<h3>A</h3><h2>B</h2>',
  '<h1>A</h1><h2></h2><h2>B</h2>',
  '<h1>A</h1><div role="heading" aria-level="2">B</div><h3>C</h3>',
  '<h1>A</h1><h4 hidden>B</h4><h2>C</h2>',
  '<h1>A</h1><div tabindex="-1" aria-hidden="true"><h5>B</h5></div><h2>C</h2>',
])("doesn't report %s", (html) => expect(breaches(headingOrder, html)).toEqual([]));
