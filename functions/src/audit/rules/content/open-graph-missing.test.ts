import { settings } from '../testPage.fixture';
import { openGraphMissing } from './open-graph-missing';

const of = (html: string) => settings(openGraphMissing, {}, { html });
const title = '<meta property="og:title" content="A">';
const image = '<meta property="og:image" content="https://example.com/a.png">';

test('reports a page without Open Graph, or with one of the two', () => {
  expect(of('<p>x')).toEqual(['Shared links have no preview because og:title and og:image are missing']);
  expect(of(title)).toEqual(['Shared links have no preview because og:image is missing']);
  expect(of(`${title}<meta property="og:image" content=" ">`)).toHaveLength(1);
});

test('accepts both with name instead of property', () => {
  expect(of(title + image)).toEqual([]);
  expect(of('<meta name="og:title" content="A"><meta name="og:image" content="/a.png">')).toEqual([]);
});

test('accepts both with an additional name, which LinkedIn requires', () => {
  const named = '<meta name="image" property="og:image" content="https://example.com/a.png">';
  expect(of(title + named)).toEqual([]);
  expect(of(`${title}<meta name="image" property="image" content="/a.png">`)).toHaveLength(1);
});

test("doesn't report a page that search results don't show", () => {
  expect(of('<meta name="robots" content="noindex">')).toEqual([]);
});
