import type { Request } from 'firebase-functions/https';
import { visitorOf } from './visitor';

const from = (headers: Record<string, string>) =>
  visitorOf({ headers, socket: { remoteAddress: '127.0.0.1' } } as unknown as Request);

test('uses the address from Hosting as the visitor, and Hosting as the peer', () => {
  expect(from({ 'fastly-client-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.7, 198.51.100.1' })).toEqual(
    { claimed: '203.0.113.7', peer: '198.51.100.1' },
  );
});

test('trusts only the last forwarded address, which Google adds', () => {
  expect(from({ 'fastly-client-ip': '192.0.2.1', 'x-forwarded-for': '192.0.2.2, 203.0.113.7' }).peer).toBe(
    '203.0.113.7',
  );
  expect(from({ 'x-forwarded-for': '192.0.2.2, 203.0.113.7' })).toEqual({
    claimed: '203.0.113.7',
    peer: '203.0.113.7',
  });
});

test('uses the address of the connection without any header', () => {
  expect(from({})).toEqual({ claimed: '127.0.0.1', peer: '127.0.0.1' });
});
