import { chain, link } from '../testPage.fixture';
import { redirectInsecure } from './redirect-insecure';

const check = (...hops: string[]) =>
  redirectInsecure.check(link({ target: hops[0] ?? '', finalOutcome: chain(301, ...hops) }))?.message;

test('reports a redirect from https to http', () => {
  expect(check('https://example.com/a', 'http://example.com/b')).toBe(
    '/a redirects to http://example.com/b, which isn’t encrypted.',
  );
});

test('reports it even if it ends at https, because a request in between was unencrypted', () => {
  expect(check('https://example.com/a', 'http://example.com/b', 'https://example.com/b')).toBeDefined();
});

test("doesn't report a redirect from http to https, or one that stays on https", () => {
  expect(check('http://example.com/a', 'https://example.com/a')).toBeUndefined();
  expect(check('https://example.com/a', 'https://example.com/b')).toBeUndefined();
});
