import { surveyed } from '../testSite.fixture';
import { httpVersionOld } from './http-version-old';

const of = (http2: boolean) =>
  surveyed(httpVersionOld, { facts: { tls: { http2, validTo: 2, seenAt: 1 } }, pages: [{ at: '/' }] });

test('reports a server without a newer version', () =>
  expect(of(false)).toEqual(['/ The server supports only HTTP/1.1.']));

test("doesn't report one with HTTP/2", () => expect(of(true)).toEqual([]));

test("doesn't report a site without encryption, where browsers use nothing newer", () => {
  expect(surveyed(httpVersionOld, { pages: [{ at: '/' }] })).toEqual([]);
});
