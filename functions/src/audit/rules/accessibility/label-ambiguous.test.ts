import { htmlBreaches } from '../testPage.fixture';
import { labelAmbiguous } from './label-ambiguous';

test('reports a label around two fields', () => {
  expect(htmlBreaches(labelAmbiguous, '<label>Name <input type="text"> <input type="text"></label>')).toEqual(
    ['A label contains several fields but names only the first.'],
  );
});

test.each([
  '<label>Name <input type="text"></label><label>Town <input type="text"></label>',
  '<label for="a">Name <input type="text" id="a"></label>',
])("doesn't report %s", (html) => expect(htmlBreaches(labelAmbiguous, html)).toEqual([]));
