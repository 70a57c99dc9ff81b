import { htmlBreaches } from '../testPage.fixture';
import { landmarkAmbiguous } from './landmark-ambiguous';

test('reports two menus without names, and two main elements', () => {
  const two = htmlBreaches(landmarkAmbiguous, '<nav>a</nav><nav>b</nav>');
  expect(new Set(two)).toEqual(new Set(['The page has several <nav> elements, and this one has no name.']));
  const named = htmlBreaches(
    landmarkAmbiguous,
    '<nav aria-label="Docs">a</nav><nav aria-label="Docs">b</nav>',
  );
  expect(new Set(named)).toEqual(new Set(['Another <nav> has the same name: “Docs”.']));
  expect(htmlBreaches(landmarkAmbiguous, '<main>a</main><main>b</main>')).toContain(
    'The page has more than one <main> element.',
  );
});

test.each([
  '<search>a</search><div role="search">b</div>',
  '<b id="x">Docs</b><nav aria-labelledby="x">a</nav><nav aria-label="Docs">b</nav>',
])('reports both of %s', (html) => expect(htmlBreaches(landmarkAmbiguous, html)).toHaveLength(2));

test.each([
  '<nav aria-label="Main">a</nav><nav aria-label="Footer">b</nav>',
  '<nav>a</nav><main>b</main>',
  '<main>a</main><main hidden>b</main>',
])("doesn't report %s", (html) => expect(htmlBreaches(landmarkAmbiguous, html)).toEqual([]));
