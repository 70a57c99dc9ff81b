import { htmlBreaches } from '../testPage.fixture';
import { idDuplicate } from './id-duplicate';

test('reports a duplicate ID', () => {
  expect(htmlBreaches(idDuplicate, '<p id="a">x</p><p id="a">y</p>')).toEqual([
    'Two elements have the id “a”.',
  ]);
});

test.each([
  '<p id="a">x</p><p id="A">y</p>',
  '<p class="a">x</p><p class="a">y</p>',
  '<p id="a">x</p><template><p id="a">y</p></template>',
])("doesn't report %s", (html) => expect(htmlBreaches(idDuplicate, html)).toEqual([]));
