import { jobFailure } from './failures';

test("shows the failed site's host in readable form", () => {
  expect(jobFailure('deadline-exceeded', 'xn--mnchen-3ya.example').message).toMatch(
    /^Checking münchen\.example took/,
  );
});
