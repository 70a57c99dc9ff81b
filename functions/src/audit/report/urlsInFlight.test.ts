import { UrlsInFlight } from './urlsInFlight';

test('the newest address that is still being asked is told, and none when none is', () => {
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
