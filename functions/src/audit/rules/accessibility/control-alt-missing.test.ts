import { htmlBreaches } from '../testPage.fixture';
import { controlAltMissing } from './control-alt-missing';

const of = (html: string) => htmlBreaches(controlAltMissing, html);

test('reports an image button and a linked area', () => {
  expect(of('<input type="image" src="go.png">')).toEqual(['An image button has no alt text.']);
  expect(of('<map name="m"><area href="/a" shape="default"></map>')).toEqual([
    'An image map area has no alt text.',
  ]);
});

test.each([
  '<input type="image" src="go.png" alt="Search">',
  '<input type="image" src="go.png" aria-label="Search">',
  '<input type="image" src="go.png" title="Search">',
  '<label>Search <input type="image" src="go.png"></label>',
  '<b id="words">Search</b><input type="image" src="go.png" aria-labelledby="words">',
  '<map name="m"><area href="/a" aria-label="The hall"></map>',
  '<map name="m"><area href="/a" title="The hall"></map>',
  '<map name="m"><area href="/a" alt="The hall" shape="default"></map>',
  '<input type="submit" value="Search">',
])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
