import { jobFailure } from './failures';

test("shows the failed site's host in readable form", () => {
  expect(jobFailure('deadline-exceeded', 'xn--mnchen-3ya.example').message).toMatch(
    /^Checking münchen\.example took/,
  );
});

test.each([
  ['site-unreachable', true, /couldn't reach example\.com: it was down\./],
  ['no-page', false, /no HTML page on example\.com: it was down\./],
  ['blocked-by-robots', false, /robots\.txt of example\.com .* unverified domains: it was down\./],
  ['quota-exceeded', false, /plan's limit: it was down\./],
  ['headers-unreadable', false, /request headers .* on our side/],
  ['deadline-exceeded', true, /example\.com took longer than the time limit/],
  ['internal', true, /on our side, not on the site/],
] as const)('%s: can be retried: %s', (code, retryable, words) => {
  const failure = jobFailure(code, 'example.com', 'it was down');
  expect(failure).toEqual({ code, retryable, message: expect.stringMatching(words) });
});

test('does not mention unverified domains when robots.txt blocks a verified one', () => {
  const { message } = jobFailure('blocked-by-robots', 'example.com');
  expect(message).toMatch(/^The robots\.txt of example\.com disallows crawling\. If you own/);
});
