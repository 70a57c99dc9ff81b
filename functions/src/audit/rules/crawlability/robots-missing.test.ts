import { robots, surveyed } from '../testSite.fixture';
import { robotsMissing } from './robots-missing';

const of = (status: number) =>
  surveyed(robotsMissing, { facts: { robots: robots({ status }) }, pages: [{ at: '/' }] });

test.each([404, 410, 310])('reports a response of %s', (status) => {
  expect(of(status)).toEqual([`/ There is no robots.txt: https://example.com/robots.txt returns ${status}.`]);
});

test("doesn't report an existing file, even if it is empty", () => expect(of(200)).toEqual([]));

test.each([400, 401, 403, 406, 451])(
  "doesn't report a response of %s, which may be for our crawler only",
  (status) => expect(of(status)).toEqual([]),
);

test("doesn't report a server error, which is worse and has its own rule", () => {
  expect(of(503)).toEqual([]);
  expect(of(429)).toEqual([]);
  expect(of(0)).toEqual([]);
});
