import { surveyed } from '../testSite.fixture';
import { certificateEnding } from './certificate-ending';

const seenAt = Date.UTC(2030, 0, 1);
const of = (validTo: number) =>
  surveyed(certificateEnding, { facts: { tls: { http2: true, seenAt, validTo } }, pages: [{ at: '/' }] });

test('reports a certificate that expires within two weeks', () => {
  expect(of(Date.UTC(2030, 0, 10))).toEqual(['/ The site’s certificate expires on 2030-01-10.']);
});

test("doesn't report one that is valid for longer, even if it is valid for weeks only by design", () => {
  expect(of(Date.UTC(2030, 0, 20))).toEqual([]);
});

test("doesn't report a site without a handshake", () => {
  expect(surveyed(certificateEnding, { pages: [{ at: '/' }] })).toEqual([]);
});
