import { chain, link } from '../testPage.fixture';
import { canonicalRedirects } from './canonical-redirects';

const from = 'https://example.com/old';
const to = 'https://example.com/new';

test('reports a canonical URL that redirects', () => {
  expect(canonicalRedirects.check(link({ target: from, finalOutcome: chain(301, from, to) }))?.message).toBe(
    'The canonical URL /old redirects to /new.',
  );
});

test("doesn't report one that is a page, or one whose redirects end broken", () => {
  expect(canonicalRedirects.check(link())).toBeNull();
  const gone = { ...chain(301, from, to), end: 'broken' as const };
  expect(canonicalRedirects.check(link({ target: from, finalOutcome: gone }))).toBeNull();
});

test("ignores links that aren't canonical", () => expect(canonicalRedirects.roles).toEqual(['canonical']));
