import { UnderWay } from './underWay';

test('the newest address that is still being asked is told, and none when none is', () => {
  const underWay = new UnderWay();
  expect(underWay.newest).toBeNull();
  for (const url of ['a', 'b', 'c']) underWay.begin(url);
  expect(underWay.newest).toBe('c');
  underWay.end('a');
  expect(underWay.newest).toBe('c');
  underWay.end('c');
  expect(underWay.newest).toBe('b');
  underWay.end('b');
  expect(underWay.newest).toBeNull();
});
