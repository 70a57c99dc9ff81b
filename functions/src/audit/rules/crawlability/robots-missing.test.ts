import { robots, surveyed } from '../testSite';
import { robotsMissing } from './robots-missing';

const of = (status: number) =>
  surveyed(robotsMissing, { facts: { robots: robots({ status }) }, pages: [{ at: '/' }] });

test.each([404, 410, 310])('an answer of %s', (status) => {
  expect(of(status)).toEqual([`/ There is no robots.txt: https://example.com/robots.txt returns ${status}.`]);
});

test('not one that is there, though it is empty', () => expect(of(200)).toEqual([]));

test.each([400, 401, 403, 406, 451])('not an answer of %s, which refuses us alone perhaps', (status) =>
  expect(of(status)).toEqual([]),
);

test('not a server that is unwell, which is worse and has a rule of its own', () => {
  expect(of(503)).toEqual([]);
  expect(of(429)).toEqual([]);
  expect(of(0)).toEqual([]);
});
