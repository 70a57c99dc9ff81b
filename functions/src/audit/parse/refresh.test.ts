import { isInstantRedirect, refreshIn, refreshOf } from './refresh';

test.each([
  [{ seconds: 0, url: '/a' }, true],
  [{ seconds: 1, url: '/a' }, false],
  [{ seconds: 0, url: null }, false],
  [null, false],
])('detects whether a refresh of %j redirects immediately: %s', (refresh, expected) => {
  expect(isInstantRedirect(refresh)).toBe(expected);
});

test('reads a Refresh header like the meta element, with its bytes escaped', () => {
  expect(refreshIn({ refresh: '0;url=/caf\xe9' })).toEqual({ seconds: 0, url: '/caf%E9' });
  expect(refreshIn({})).toBeNull();
  expect(refreshOf({ 'http-equiv': 'Content-Type', content: '0;url=/a' })).toBeNull();
  expect(refreshOf({ 'http-equiv': ' REFRESH ', content: '0;url=/a' })).toEqual({ seconds: 0, url: '/a' });
});

test.each([
  ['0', { seconds: 0, url: null }],
  ['0;url=/a', { seconds: 0, url: '/a' }],
  ['3; URL = "/a b"', { seconds: 3, url: '/a b' }],
  ['0, /a', { seconds: 0, url: '/a' }],
  ['0 /a', { seconds: 0, url: '/a' }],
  ['', null],
  [';url=/a', null],
  ['url=/a', null],
  ['5.9;url=/a', { seconds: 5, url: '/a' }],
  [' 12 ; url=/a', { seconds: 12, url: '/a' }],
  ['0;url="/a"b', { seconds: 0, url: '/a' }],
  ["0;url='/a", { seconds: 0, url: "'/a" }],
  ['0;url=', { seconds: 0, url: null }],
  ['0;url=/a\nb', { seconds: 0, url: '/a\nb' }],
  ['0x', null],
  ['-1;url=/a', null],
  ['nonsense', null],
])('parses a refresh of %j', (content, expected) =>
  expect(refreshOf({ 'http-equiv': 'refresh', content })).toEqual(expected),
);
