import { surveyed } from '../testSite';
import { httpVersionOld } from './http-version-old';

const of = (http2: boolean) =>
  surveyed(httpVersionOld, { facts: { tls: { http2, validTo: 2, seenAt: 1 } }, pages: [{ at: '/' }] });

test('a server that offers nothing newer', () =>
  expect(of(false)).toEqual(['/ The server supports only HTTP/1.1.']));

test('not one that offers HTTP/2', () => expect(of(true)).toEqual([]));

test('not a site without encryption, where browsers speak nothing newer', () => {
  expect(surveyed(httpVersionOld, { pages: [{ at: '/' }] })).toEqual([]);
});
