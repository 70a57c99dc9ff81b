import { UrlsInFlight } from './urlsInFlight';

test('returns the newest URL in flight, and null if there is none', () => {
  const inFlight = new UrlsInFlight();
  expect(inFlight.newest).toBeNull();
  for (const url of ['a', 'b', 'c']) inFlight.begin(url);
  expect(inFlight.newest).toBe('c');
  inFlight.end('a');
  expect(inFlight.newest).toBe('c');
  inFlight.end('c');
  expect(inFlight.newest).toBe('b');
  inFlight.end('b');
  expect(inFlight.newest).toBeNull();
});
