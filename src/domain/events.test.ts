import { checkedProperties, events, rangeOf } from './events';

test('sends nothing that the catalog does not declare', () => {
  const started = { scope: 'site', maxPages: '100-999', checkExternal: true, respectRobots: true };
  expect(checkedProperties('job started', started)).toEqual(started);
  expect(checkedProperties('job started', { ...started, url: 'https://example.com' })).toBeUndefined();
  expect(checkedProperties('job started', { ...started, maxPages: 500 })).toBeUndefined();
});

test('every event documents when it is sent', () => {
  for (const { when } of Object.values(events)) expect(when).toMatch(/^[A-Z].+\.$/);
});

test.each([
  [0, '0'],
  [1, '1-9'],
  [9, '1-9'],
  [10, '10-99'],
  [99, '10-99'],
  [100, '100-999'],
  [999, '100-999'],
  [1_000, '1000+'],
])('reports %i as %s', (count, expected) => expect(rangeOf(count)).toBe(expected));

test.each(['password', 'google.com', 'github.com'])('counts sign-ups with %s', (method) => {
  expect(checkedProperties('signed up', { method })).toEqual({ method });
});

test('does not send an unknown way to sign up', () => {
  expect(checkedProperties('signed up', { method: 'ada@example.com' })).toBeUndefined();
});
