import type { Request } from 'firebase-functions/https';
import { visitorOf } from './visitor';

const from = (headers: Record<string, string>) =>
  visitorOf({ headers, socket: { remoteAddress: '127.0.0.1' } } as unknown as Request);

test('behind Hosting the visitor is whom Hosting names, and the peer is Hosting', () => {
  expect(from({ 'fastly-client-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.7, 198.51.100.1' })).toEqual(
    { claimed: '203.0.113.7', peer: '198.51.100.1' },
  );
});

test('a direct call can make up every address but the last, which Google adds', () => {
  expect(from({ 'fastly-client-ip': '192.0.2.1', 'x-forwarded-for': '192.0.2.2, 203.0.113.7' }).peer).toBe(
    '203.0.113.7',
  );
  expect(from({ 'x-forwarded-for': '192.0.2.2, 203.0.113.7' })).toEqual({
    claimed: '203.0.113.7',
    peer: '203.0.113.7',
  });
});

test('without any header the peer is the connection’s', () => {
  expect(from({})).toEqual({ claimed: '127.0.0.1', peer: '127.0.0.1' });
});
