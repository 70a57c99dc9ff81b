import { link } from '../testPage.fixture';
import { redirectLoop } from './redirect-loop';

const hops = ['https://example.com/a', 'https://example.com/b', 'https://example.com/a'];

test('reports a loop', () => {
  const finalOutcome = { end: 'loop', seen: { status: 302 }, hops, statuses: [302, 302] } as const;
  expect(redirectLoop.check(link({ target: 'https://example.com/a', finalOutcome }))).toMatchObject({
    message: '/a redirects in a loop.',
    evidence: { redirects: hops },
  });
});

test('reports more redirects than browsers follow', () => {
  expect(redirectLoop.check(link({ finalOutcome: { end: 'too-long' } }))?.message).toBe(
    '/target redirects more than 10 times.',
  );
});

test("doesn't report a loop that cookies end, which is unverified, or a plain redirect", () => {
  expect(redirectLoop.check(link({ finalOutcome: { end: 'unverified', hops } }))).toBeNull();
  expect(redirectLoop.check(link({ finalOutcome: { hops: hops.slice(0, 2), statuses: [302] } }))).toBeNull();
});
