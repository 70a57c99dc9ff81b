import { surveyed } from '../testSite';
import { certificateEnding } from './certificate-ending';

const seenAt = Date.UTC(2030, 0, 1);
const of = (validTo: number) =>
  surveyed(certificateEnding, { facts: { tls: { http2: true, seenAt, validTo } }, pages: [{ at: '/' }] });

test('a certificate that ends within a fortnight', () => {
  expect(of(Date.UTC(2030, 0, 10))).toEqual(['/ The site’s certificate expires on 2030-01-10.']);
});

test('not one that lasts longer, though it lasts only weeks by design', () => {
  expect(of(Date.UTC(2030, 0, 20))).toEqual([]);
});

test('not a site without a handshake', () => {
  expect(surveyed(certificateEnding, { pages: [{ at: '/' }] })).toEqual([]);
});
