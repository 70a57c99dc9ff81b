import { chain, link } from '../testPage';
import { redirectInsecure } from './redirect-insecure';

const check = (...hops: string[]) =>
  redirectInsecure.check(link({ target: hops[0] ?? '', finalOutcome: chain(301, ...hops) }))?.message;

test('from https to http', () => {
  expect(check('https://example.com/a', 'http://example.com/b')).toBe(
    '/a redirects to http://example.com/b, which isn’t encrypted.',
  );
});

test('though it is encrypted again in the end: the request in between could be read', () => {
  expect(check('https://example.com/a', 'http://example.com/b', 'https://example.com/b')).toBeDefined();
});

test('not from http to https, nor a redirect that stays encrypted', () => {
  expect(check('http://example.com/a', 'https://example.com/a')).toBeUndefined();
  expect(check('https://example.com/a', 'https://example.com/b')).toBeUndefined();
});
