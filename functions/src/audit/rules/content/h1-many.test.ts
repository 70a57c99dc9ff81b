import { breaches } from '../testPage.fixture';
import { h1Many } from './h1-many';

test('reports two main headings', () => {
  expect(breaches(h1Many, '<h1>A</h1><h1>B</h1>')).toEqual(['This page has 2 main headings (h1).']);
});

test.each([
  '<h1>A</h1><h2>B</h2>',
  '<h2>A</h2>',
  '<h1></h1><h1>A</h1>',
  '<h1>A</h1><template><h1>B</h1></template>',
  '<h1>A</h1><h1 hidden>B</h1>',
  '<h1>A</h1><div class="modal" tabindex="-1" aria-hidden="true"><h1>B</h1></div>',
])("doesn't report %s", (html) => expect(breaches(h1Many, html)).toEqual([]));
