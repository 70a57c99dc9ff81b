import { breaches } from '../testPage.fixture';
import { jsonLdInvalid } from './json-ld-invalid';

const of = (text: string, type = 'application/ld+json') =>
  breaches(jsonLdInvalid, `<script type="${type}">${text}</script>`);

test.each([
  ['{"@type": "Article",}', 'it is not JSON'],
  ["{'@type': 'Article'}", 'it is not JSON'],
  ['', 'it is empty'],
  ['"Article"', 'it is not an object'],
  ['<!-- {"@type": "Article"} -->', 'it is not JSON'],
])('reports %s', (text, problem) => expect(of(text)).toEqual([`Structured data is invalid: ${problem}.`]));

test('reports data of any length', () => expect(of(`{"a": "${'x'.repeat(150_000)}",}`)).toHaveLength(1));

test("doesn't report valid data, a list of it, or data of another type", () => {
  expect(of('{"@context": "https://schema.org", "@type": "Article"}')).toEqual([]);
  expect(of('[{"@type": "Article"}]')).toEqual([]);
  expect(of('{"text": "a < b & c"}')).toEqual([]);
  expect(of('not json', 'text/plain')).toEqual([]);
  expect(of('{"imports": }', 'importmap')).toEqual([]);
});
