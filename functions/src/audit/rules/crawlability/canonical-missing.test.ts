import { settings } from '../testPage.fixture';
import { canonicalMissing } from './canonical-missing';

const of = (html: string, headers = {}) => settings(canonicalMissing, headers, { html });

test('reports a page without one', () => expect(of('<p>x')).toEqual(['No canonical URL is set']));

test.each([
  '<link rel="canonical" href="https://example.com/page">',
  '<link href="/page" rel="Canonical">',
  '<meta name="robots" content="noindex">',
  '<meta http-equiv="refresh" content="0; url=/new">',
])("doesn't report %s", (html) => expect(of(html)).toEqual([]));

test("doesn't report one in a header", () => {
  expect(of('<p>x', { link: '<https://example.com/page>; rel="canonical"' })).toEqual([]);
});

test('ignores one in the body, because a visitor may have written it', () => {
  expect(of('<body><p>x</p><link rel="canonical" href="https://example.com/other">')).toHaveLength(1);
});
